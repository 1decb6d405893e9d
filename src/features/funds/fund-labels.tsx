import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { type RiskClass, RiskTicks } from '~/components/ui/risk-scale.tsx'
import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundDetailView } from './detail/fund-detail.schema.ts'
import type { FundStatusView, LegalFormView } from './fund-summary.schema.ts'

/** Colour and shape of each state. */
export const fundStatusLooks: Record<FundStatusView, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'ring' },
  pre_liquidation: { tone: 'warning', shape: 'half' },
  liquidation: { tone: 'neutral', shape: 'bar' },
}

/** State of a fund by shape and text; its exact legal meaning is the tooltip. */
export function FundStatusBadge({
  status,
  look = 'plain',
}: {
  status: FundStatusView
  look?: 'soft' | 'plain'
}): ReactElement {
  const { funds } = useTranslations()
  return (
    <span title={funds.statusMeaning[status]()}>
      <Badge look={look} {...fundStatusLooks[status]}>
        {funds.status[status]()}
      </Badge>
    </span>
  )
}

/** A legal form such as `FCPR`, with its full name as tooltip and for screen readers. */
export function LegalForm({ form }: { form: LegalFormView }): ReactElement {
  const { funds } = useTranslations()
  return (
    <abbr title={funds.legalForm[form]()} className="no-underline">
      {form}
    </abbr>
  )
}

/** Returns `8 ans` / `8 years`; null when unknown. */
export function yearsText(funds: Translations['funds'], to: Formatter, years: number | null): string | null {
  const text = to.decimal(years)
  return text === null || years === null ? null : funds.years({ text, count: years })
}

const riskClasses = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns the risk class for a figure of the product API; null when out of range. */
function riskClassOf(level: number | null): RiskClass | null {
  return riskClasses.find((known) => known === level) ?? null
}

type RiskLevelProps = {
  readonly level: number | null
  /** True if the seven-tick scale is shown beside the text. */
  readonly ticks?: boolean
}

/** The risk class in short, `6 sur 7`; screen readers get the whole sentence. */
export function RiskLevel({ level, ticks = true }: RiskLevelProps): ReactElement {
  const { funds, notAvailable } = useTranslations()
  const value = riskClassOf(level)
  if (value === null) return <span className="text-muted">{notAvailable()}</span>
  return (
    <span className="inline-flex items-baseline gap-2.5">
      {ticks && <RiskTicks value={value} />}
      <span aria-hidden="true" className="figures whitespace-nowrap">
        {funds.risk.short({ level: value })}
      </span>
      <span className="sr-only">{funds.risk.outOfSeven({ level: value })}</span>
    </span>
  )
}

type TargetWords = {
  readonly texts: Translations
  readonly to: Formatter
  readonly fund: Pick<FundDetailView, 'targetEnterpriseValue'>
}

/** Returns the enterprise value at entry: both bounds, or the known one. */
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
