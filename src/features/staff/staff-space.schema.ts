/** Data of the staff home page. */
export type StaffSpace = {
  readonly name: string
  readonly email: string
  /** Absolute URLs outside the portal. */
  readonly tools: { readonly backOffice: string; readonly contentAdmin: string }
  /** True if the product API has rights and agreements. */
  readonly hasRights: boolean
  /** True if the product API counts how the portal is used. */
  readonly hasUsage: boolean
  /** True if the catalogue has no fund at all, as after an empty start. */
  readonly hasNoFunds: boolean
}

/** Published content that is not shown, in whole or in part. */
export type UnshownEntry = {
  readonly type:
    | 'guide'
    | 'article'
    | 'white-book'
    | 'page'
    | 'category'
    | 'author'
    | 'series'
    | 'homepage'
    | 'menu'
    | 'footer'
    | 'global'
    | 'fund'
    | 'document'
  readonly locale: 'fr' | 'en'
  readonly id: string | null
  readonly title: string | null
  /** Path of the invalid field; empty where the entry itself cannot be read. */
  readonly field: string
  readonly cause:
    | 'missing_or_other_type'
    | 'bad_form'
    | 'out_of_range'
    | 'unknown_value'
    | 'no_address'
    | 'no_section'
    | 'refused_link'
    | 'refused_file'
    | 'missing_file'
    | 'subscription_over'
    | 'subscription_ahead'
    | 'subscription_running'
    | 'liquidation_passed'
    | 'liquidation_ahead'
    | 'other'
  /** Extent of the hidden content: the entry, one of its fields, or the status that its data state. */
  readonly extent: 'entry' | 'field' | 'part' | 'stated_status'
}

/** Published content that is not shown, as last read. */
export type UnshownView = {
  readonly unshown: readonly UnshownEntry[]
  /** Types that could not be read. */
  readonly unread: readonly Pick<UnshownEntry, 'type' | 'locale'>[]
  /** Types that were not read yet. */
  readonly unchecked: readonly Pick<UnshownEntry, 'type' | 'locale'>[]
  /** True while they are read again. */
  readonly isChecking: boolean
  /** Time of the last complete reading; null before the first one. */
  readonly checkedAt: string | null
}
