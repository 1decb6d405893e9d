import type { Locale } from '~/routing/addresses/locales.ts'

/** Something that is expected of the reader by a day: a call to pay, a document to sign. */
export type DueItem = {
  readonly id: string
  readonly label: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly amount: string | null
  readonly currency: string
  /** The page of the item. */
  readonly href: string
}

/**
 * Loads what is due, the earliest first; null where nothing is known of it, so that the page does not claim that nothing
 * is. Notices of capital calls belong here.
 */
export async function loadDueItems(_asked: { readonly locale: Locale }): Promise<readonly DueItem[] | null> {
  return null
}
