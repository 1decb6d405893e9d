import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { errorHead, pageHead } from '~/routing/page-status/document-head.ts'
import type { ContentPageView } from './content-page.schema.ts'

/**
 * Head of an editorial page, or of the error page in its place. After a loader threw not-found there is no
 * data.
 */
export function contentPageHead(locale: Locale, page: Outcome<Pick<ContentPageView, 'head'>> | undefined) {
  if (page === undefined) return errorHead(locale, 'not_found')
  if (!page.ok) return errorHead(locale, page.code)
  const { title, description, isHidden } = page.data.head
  return pageHead({ title, ...(description === null ? {} : { description }), noIndex: isHidden })
}
