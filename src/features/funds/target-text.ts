import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import type { FundDetailView } from './fund-detail.schema.ts'

type TargetWords = {
  readonly texts: Translations
  readonly to: Formatter
  readonly fund: Pick<FundDetailView, 'targetEnterpriseValue'>
}

/** Enterprise value at entry: both bounds, or the one that is known. */
export function targetText({ fund, texts, to }: TargetWords): string | null {
  const target = fund.targetEnterpriseValue
  if (target === null) return null
  const { minimum, maximum } = target
  if (minimum !== null && maximum !== null)
    return to.compactMoneyRange(minimum.amount, maximum.amount, minimum.currency)
  const { targetFrom, targetUpTo } = texts.fund.facts
  const from = to.compactMoney(minimum?.amount, minimum?.currency)
  const upTo = to.compactMoney(maximum?.amount, maximum?.currency)
  if (from !== null) return targetFrom({ amount: from })
  return upTo && targetUpTo({ amount: upTo })
}
