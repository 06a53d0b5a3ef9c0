# Beside a paragraph of the Law: what speaks of it, where it leads, which words are defined.
page-law-related = Related paragraphs
page-law-who-changes = Who changes this
page-law-refer-here = What refers to this
page-law-leads-to = Where this leads
page-law-defined = Defined words
page-law-define = { $word }: what it means
