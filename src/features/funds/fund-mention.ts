import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import type { Translations } from '~/lib/translations.ts'
import type { FundMentionView } from './fund-mention.schema.ts'

/** Maps a fund of the product API to what a text about it shows. */
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
