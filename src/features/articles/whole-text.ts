import type { Category, ContentAuthor, ContentSeries } from '~/contract/content-api/entries.schema.ts'
import { weakMemoOfAll } from '~/lib/weak-memo.ts'
import type { FullText, TextBody } from './articles.schema.ts'
import { type CardSettings, isArticle, toTextCard, type WireText } from './text-card.ts'
import { toTextView } from './text-entry.ts'
import { type PartOfSeries, toSeries } from './text-series.ts'

/** What a text's page shows of other entries. */
export type AroundText = {
  /** Texts to read next. */
  readonly others: readonly WireText[]
  readonly series: ContentSeries | undefined
  /** The author with a page. */
  readonly author: ContentAuthor | undefined
  /** Its category, if that has a page in the text's section. */
  readonly category: Category | undefined
}

/** The text as a part of a series. */
export const partOf = (text: WireText): PartOfSeries => ({
  section: isArticle(text) ? 'article' : 'guide',
  documentId: text.documentId,
})

/** Stands for an entry that a text does not have. */
const none = {}

/**
 * Creates the mapping of a text with what its page shows of others: one object for the same backend responses, so that
 * the page's parts are found by it and not rendered again.
 */
export function createWholeText(settings: CardSettings, bodyOf: (text: WireText) => Promise<TextBody>) {
  const once = weakMemoOfAll<Promise<FullText>>()
  const make = async (
    text: WireText,
    { others, series, author, category }: AroundText,
  ): Promise<FullText> => {
    const view = toTextView(text, {
      ...settings,
      more: others.map((other) => toTextCard(other, settings)),
      series: (series && toSeries(series, partOf(text), settings.locale)) ?? null,
      authorSlug: author?.slug ?? null,
      hasCategoryPage: category !== undefined,
    })
    return { ...view, body: await bodyOf(text) }
  }
  return (text: WireText, around: AroundText): Promise<FullText> => {
    const { others, series, author, category } = around
    return once([text, series ?? none, author ?? none, category ?? none, ...others], () => make(text, around))
  }
}
