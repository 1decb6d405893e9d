import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import type { BlockingPeriodView } from './detail/fund-detail.schema.ts'
import { yearsText } from './fund-labels.tsx'

/**
 * Returns the sentence about the blocking period, in the past tense once it is over; null when the period
 * is unknown.
 */
export function blockingText(
  funds: Translations['funds'],
  to: Formatter,
  period: BlockingPeriodView | null,
): string | null {
  const years = yearsText(funds, to, period?.years ?? null)
  const date = to.longDate(period?.until)
  if (years === null || date === null) return null
  const { blocking, blockingOver } = funds.warnings
  return period?.isOver ? blockingOver({ years, date }) : blocking({ years, date })
}
