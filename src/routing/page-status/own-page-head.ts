import type { Outcome } from '../../lib/outcome.ts'
import type { Locale } from '../addresses/locales.ts'
import { pageHead } from './document-head.ts'
import { errorHead } from './error-head.ts'
import { titleOfPage } from './title-of-page.ts'

type OwnPage = {
  /** What the page shows; what kept it from being shown is its title then. */
  readonly loaded?: Outcome<unknown> | null | undefined
  /** Number of the page of a list. */
  readonly page?: number | undefined
}

/** Head of a page that is for somebody who is signed in. */
export function ownPageHead(locale: Locale, title: string, { loaded, page }: OwnPage = {}) {
  if (loaded && !loaded.ok) return errorHead(locale, loaded.code)
  return pageHead({ title: titleOfPage(locale, title, page), noIndex: true })
}
