import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import type { Translations } from '~/lib/translations.ts'
import type { FundStatusView } from './fund-summary.schema.ts'

/** A fund mentioned by a text. All texts are in the page's language, state names included. */
export type FundMentionView = {
  /** The slug, or the id of a fund that has none and therefore no page. */
  readonly key: string
  readonly hasPage: boolean
  readonly name: string
  readonly summary: string
  readonly strategy: string
  readonly status: {
    readonly code: FundStatusView
    readonly word: string
    /** The legal meaning of the state. */
    readonly meaning: string
  }
}

/** Maps a fund of the product API to a mention. */
export function toFundMention(fund: FundSummary, words: Translations['funds']): FundMentionView {
  const { name, summary, status, strategy } = fund
  return {
    key: fund.slug ?? fund.id,
    hasPage: fund.slug !== null,
    name,
    summary,
    strategy: strategy.label,
    status: { code: status, word: words.status[status](), meaning: words.statusMeaning[status]() },
  }
}
