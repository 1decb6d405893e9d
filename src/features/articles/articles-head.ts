import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { errorHead, pageHead, titleOfPage } from '~/routing/page-status/document-head.ts'
import type { TextView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'
import type { TextListData } from './text-list-loader.ts'

/** After a loader threw not-found there is no loader data: the head of the 404 page. */
const failedHead = (locale: Locale, loaded: Outcome<unknown> | undefined) =>
  errorHead(locale, loaded === undefined || loaded.ok ? 'not_found' : loaded.code)

/**
 * Head of a text list. Each page of the list has its own canonical URL; the `notice` parameter does not
 * change it.
 */
export function textListHead(locale: Locale, loaded: Outcome<TextListData> | undefined, publicUrl: string) {
  if (!loaded?.ok) return failedHead(locale, loaded)
  const { section, category, page } = loaded.data
  const { library } = translationsOf(locale)
  const title = category?.name ?? library[section].title()
  const place = { section, category: category?.slug ?? null }
  const canonical = textListPath(locale, place, { page: page === 1 ? undefined : page })
  return {
    ...pageHead({
      title: titleOfPage(locale, title, page),
      description: category?.description ?? library[section].description(),
    }),
    links: [{ rel: 'canonical', href: `${publicUrl}${canonical}` }],
  }
}

/** Head of a guide or an article. */
export function textHead(locale: Locale, loaded: Outcome<Pick<TextView, 'seo'>> | undefined) {
  if (!loaded?.ok) return failedHead(locale, loaded)
  const { title, description, noIndex } = loaded.data.seo
  return pageHead({ title, noIndex, ...(description === null ? {} : { description }) })
}
