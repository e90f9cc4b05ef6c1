# Two Rivers

word-side =
    { $id ->
        [red] Red
       *[blue] Blue
    }
guard-in = post a guard in ({ $left } left)
