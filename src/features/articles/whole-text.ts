import type { ContentAuthor, ContentSeries } from '~/contract/content-api/entries.schema.ts'
import { sharedLists, weakMemo } from '~/lib/weak-memo.ts'
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
}

/** The text as a part of a series. */
export const partOf = (text: WireText): PartOfSeries => ({
  section: isArticle(text) ? 'article' : 'guide',
  documentId: text.documentId,
})

const oneOrNone = <Entry>(entry: Entry | undefined): readonly Entry[] => (entry === undefined ? [] : [entry])

/**
 * Creates the mapping of a text with what its page shows of others: one object for the same backend responses, so that
 * the page's parts are found by it and not rendered again.
 */
export function createWholeText(settings: CardSettings, bodyOf: (text: WireText) => Promise<TextBody>) {
  const lists = {
    others: sharedLists<WireText>(),
    series: sharedLists<ContentSeries>(),
    author: sharedLists<ContentAuthor>(),
  }
  const whole = weakMemo((text: WireText) =>
    weakMemo((others: readonly WireText[]) =>
      weakMemo(([series]: readonly ContentSeries[]) =>
        weakMemo(async ([author]: readonly ContentAuthor[]): Promise<FullText> => {
          const view = toTextView(text, {
            ...settings,
            more: others.map((other) => toTextCard(other, settings)),
            series: (series && toSeries(series, partOf(text), settings.locale)) ?? null,
            authorSlug: author?.slug ?? null,
          })
          return { ...view, body: await bodyOf(text) }
        }),
      ),
    ),
  )
  return (text: WireText, { others, series, author }: AroundText): Promise<FullText> =>
    whole(text)(lists.others(others))(lists.series(oneOrNone(series)))(lists.author(oneOrNone(author)))
}
