import type { Outcome } from '../../lib/outcome.ts'
import type { Locale } from '../addresses/locales.ts'
import { pageHead } from './document-head.ts'
import { errorHead } from './error-head.ts'
import { titleOfPage } from './title-of-page.ts'

type OwnPage = {
  /** Outcome of the page's data; a failure determines the title. */
  readonly loaded?: Outcome<unknown> | null | undefined
  /** Page number of a list. */
  readonly page?: number | undefined
}

/** Head of a page for signed-in users. */
export function ownPageHead(locale: Locale, title: string, { loaded, page }: OwnPage = {}) {
  if (loaded && !loaded.ok) return errorHead(locale, loaded.code)
  return pageHead({ title: titleOfPage(locale, title, page), noIndex: true })
}
