import type { ReactElement } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import { type RiskClass, RiskTicks } from '~/components/ui/risk-scale.tsx'
import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { fundStatusLooks } from './fund-status-look.ts'
import type { FundStatusView, LegalFormView } from './fund-summary.schema.ts'

/** State of a fund by shape and word; its exact legal meaning is the tooltip. */
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

/** `FCPR` with its full name as tooltip and for screen readers. */
export function LegalForm({ form }: { form: LegalFormView }): ReactElement {
  const { funds } = useTranslations()
  return (
    <abbr title={funds.legalForm[form]()} className="no-underline">
      {form}
    </abbr>
  )
}

/** `8 ans` / `8 years`; null when it is not known. */
export function yearsText(funds: Translations['funds'], to: Formatter, years: number | null): string | null {
  const text = to.decimal(years)
  return text === null || years === null ? null : funds.years({ text, count: years })
}

const riskClasses = [1, 2, 3, 4, 5, 6, 7] as const

/** The risk class of a figure of the product API; null for what is none. */
export function riskClassOf(level: number | null): RiskClass | null {
  return riskClasses.find((known) => known === level) ?? null
}

type RiskLevelProps = {
  readonly level: number | null
  /** Whether the seven ticks stand beside the words. */
  readonly ticks?: boolean
}

/** The risk class in short, `6 sur 7`; the whole sentence is what screen readers say. */
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
