import { brand } from '../../brand.ts'
import { type FailureCode, failureStatus, type Outcome } from '../../lib/outcome.ts'
import { translationsOf } from '../../lib/translations.ts'
import type { Locale } from '../addresses/locales.ts'
import { shareTexts } from './share-tags.ts'
/** Title of a page of a list, distinct for each page: the first has the list's own title. */
export const titleOfPage = (locale: Locale, title: string, page = 1): string =>
  page === 1 ? title : translationsOf(locale).pagination.title({ title, page: String(page) })

/** Head of a page that could not be rendered: its title ends with the status (P-044). */
export function errorHead(locale: Locale, code: FailureCode) {
  const { errors } = translationsOf(locale)
  const titles: Partial<Record<FailureCode, string>> = {
    not_found: errors.title.notFound(),
    forbidden: errors.title.forbidden(),
  }
  return pageHead({
    title: `${titles[code] ?? errors.title.default()} ${failureStatus[code]}`,
    noIndex: true,
  })
}

/** Title and description of a page; the manager's name is added to the title. */
export type PageHead = { readonly title: string; readonly description?: string; readonly noIndex?: boolean }

/** Head of one page. */
export function pageHead({ title, description, noIndex }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : shareTexts(title, description)),
    ],
  }
}

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
