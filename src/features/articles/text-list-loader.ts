import { notFound } from '@tanstack/react-router'
import { type Outcome, success } from '~/lib/outcome.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { openCategory, sectionRoutes } from '~/routing/addresses/text-address.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { notFoundAt, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { findCategoryElsewhere, getTextList } from './articles.functions.ts'
import type { Section, TextListView } from './articles.schema.ts'
import { loadListParts } from './text-list-parts.tsx'

/** Data of a list: its page, and in the browser the previous pages that the visitor had loaded. */
export type TextListData = TextListView & { readonly firstPage: number }

type ListOptions = {
  readonly locale: Locale
  readonly section: Section
  readonly category: string | null
  readonly page: number
  /** First loaded page above the requested one; held in browser history only. */
  readonly firstPage: number | undefined
}

/** More pages than anybody loads in a row; a history entry with more is ignored. */
const mostPages = 20

function pagesOf({ page, firstPage = page }: ListOptions): number[] {
  const first = Math.max(firstPage, page - mostPages, 1)
  return first > page ? [page] : Array.from({ length: page - first + 1 }, (_, index) => first + index)
}

/**
 * Loads a section or one of its categories. An unknown category is the 404 page, which links to the list if
 * the category belongs to the other language; the "all guides" category is the section itself.
 */
export async function loadTextList(options: ListOptions): Promise<Outcome<TextListData>> {
  const { locale, section, category, page } = options
  if (category === openCategory && section === 'guide') {
    throw redirectTo({
      to: sectionRoutes.guide.list,
      locale,
      search: { page: page === 1 ? undefined : page },
      statusCode: 301,
    })
  }
  const pages = pagesOf(options)
  const asked = pages.map((page) =>
    catchNetworkError(getTextList({ data: { locale, section, category, page } })),
  )
  const [outcomes] = await Promise.all([Promise.all(asked), loadListParts()])
  const failed = outcomes.find((outcome) => !outcome.ok)
  if (failed?.ok === false) {
    if (failed.code === 'not_found') throw await missingCategory(options)
    return toLoaderResult(failed)
  }
  const views = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []))
  const last = views.at(-1)
  if (last === undefined) throw notFound()
  return success({ ...last, texts: views.flatMap(({ texts }) => texts), firstPage: pages[0] ?? last.page })
}

async function missingCategory({ locale, section, category }: ListOptions) {
  return notFoundAt(await findCategoryElsewhere({ data: { locale, section, category: category ?? '' } }))
}

/** Returns the category's slug in each language's URL, for the language switch and `hreflang`. */
export function listAlternates(locale: Locale, outcome: Outcome<TextListData>) {
  if (!outcome.ok || outcome.data.category === null) return {}
  const { category, alternateCategory } = outcome.data
  const own = { [locale]: { category: category.slug } }
  const other = locale === 'fr' ? 'en' : 'fr'
  return {
    alternateParameters:
      alternateCategory === null ? own : { ...own, [other]: { category: alternateCategory } },
  }
}
