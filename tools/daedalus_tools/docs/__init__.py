"""The reference pages and the list of rules, made from declarations, cards and tests."""
