/** What the teams' space shows of its user. */
export type StaffSpace = {
  readonly name: string
  readonly email: string
  /** Absolute addresses, other than the portal's. */
  readonly tools: { readonly backOffice: string; readonly contentAdmin: string }
}

/** Something that is published and not shown, whole or in part. */
export type UnshownEntry = {
  readonly type:
    | 'guide'
    | 'article'
    | 'white-book'
    | 'page'
    | 'category'
    | 'homepage'
    | 'menu'
    | 'footer'
    | 'global'
    | 'fund'
  readonly locale: 'fr' | 'en'
  readonly id: string | null
  readonly title: string | null
  /** Path of the faulty field; empty where the entry itself cannot be read. */
  readonly field: string
  readonly cause:
    | 'missing_or_other_type'
    | 'bad_form'
    | 'out_of_range'
    | 'unknown_value'
    | 'no_address'
    | 'no_section'
    | 'other'
  /** Whether nothing of the entry is shown, or only the field is left out. */
  readonly isEntryLost: boolean
}

/** What is published and not shown, and the types that could not be read at all. */
export type UnshownView = {
  readonly unshown: readonly UnshownEntry[]
  readonly unread: readonly Pick<UnshownEntry, 'type' | 'locale'>[]
}
