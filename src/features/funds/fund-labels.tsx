import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/tone.ts'
import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { FundStatusView, LegalFormView } from './fund-summary.schema.ts'

const statusLooks: Record<FundStatusView, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'ring' },
  pre_liquidation: { tone: 'warning', shape: 'half' },
  liquidation: { tone: 'neutral', shape: 'bar' },
}

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
      <Badge look={look} {...statusLooks[status]}>
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

const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * Seven steps with the fund's class marked by height and filling (PRIIPs 2017/653, annex III). Decorative: it stands
 * beside the words of {@link RiskLevel}.
 */
export function RiskSteps({ level, className = 'h-2.5 w-14' }: { level: number; className?: string }) {
  return (
    <svg viewBox="0 0 56 10" aria-hidden="true" className={`shrink-0 ${className}`}>
      {riskLevels.map((step) => (
        <rect
          key={step}
          x={(step - 1) * 8}
          width="6"
          y={step === level ? 0 : 6}
          height={step === level ? 10 : 4}
          className={step === level ? 'fill-foreground' : 'fill-hairline-strong'}
        />
      ))}
    </svg>
  )
}

/** The risk class in short, `6 sur 7`, with its scale; the whole sentence is what screen readers say. */
export function RiskLevel({ level }: { level: number | null }): ReactElement {
  const { funds, notAvailable } = useTranslations()
  if (level === null) return <span className="text-muted">{notAvailable()}</span>
  return (
    <span className="inline-flex items-baseline gap-2">
      <RiskSteps level={level} />
      <span aria-hidden="true" className="figures">
        {funds.risk.short({ level })}
      </span>
      <span className="sr-only">{funds.risk.outOfSeven({ level })}</span>
    </span>
  )
}
