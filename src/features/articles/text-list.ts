import type { Category } from '~/contract/content-api/entries.schema.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { CategoryView, Section, TextListView } from './articles.schema.ts'
import { type CardSettings, toTextCard, type WireText } from './text-card.ts'

type WireList = {
  readonly entries: readonly WireText[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

type ListSettings = CardSettings & {
  readonly section: Section
  /** Categories of the section. */
  readonly categories: readonly Category[]
  /** Slug of the selected category, or null for all. */
  readonly category: string | null
}

const toCategory = ({ slug, name, description }: Category): CategoryView => ({ slug, name, description })

/** Maps a list of the content backend to its page view; undefined when the section has no such category. */
export function toTextList(list: WireList, settings: ListSettings): TextListView | undefined {
  const { section, categories, category, locale } = settings
  const shown = categories.find(({ slug }) => slug === category)
  if (category !== null && shown === undefined) return undefined
  return {
    section,
    categories: categories.map(toCategory),
    category: shown === undefined ? null : toCategory(shown),
    alternateCategory: shown?.localizations.find((alternate) => alternate.locale !== locale)?.slug ?? null,
    texts: list.entries.map((text) => toTextCard(text, settings)),
    page: list.page,
    pageCount: list.pageCount,
    total: list.total,
    totalText: createFormatter(locale).decimal(list.total) ?? '',
  }
}

/** Filters the categories of one section. */
export function categoriesOf(section: Section, categories: readonly Category[]): readonly Category[] {
  return categories.filter((category) => category.section === section)
}
