import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

const steps = [1, 2, 3, 4, 5, 6, 7] as const

/** Class of the summary risk indicator (PRIIPs 2017/653, annex III). */
export type RiskClass = (typeof steps)[number]

export type RiskScaleProps = {
  /** The class, or null where it is not known: the label alone is shown then. */
  value: RiskClass | null
  /** The whole message in words: "Risk indicator: 6 out of 7". */
  label: ReactNode
  /** Words under the two ends. */
  lowLabel: ReactNode
  highLabel: ReactNode
  /** Recommended holding period and the warnings that apply. */
  children?: ReactNode
  className?: string
}

/** The risk scale as a sentence and as seven steps; the class is marked by form and weight, never by colour alone. */
export function RiskScale({ value, label, lowLabel, highLabel, children, className }: RiskScaleProps) {
  return (
    <div className={cn('flex max-w-md flex-col gap-3', className)} data-keep-together>
      <p className="font-medium">{label}</p>
      {value !== null && (
        <div aria-hidden="true">
          <div className="grid grid-cols-7 items-end gap-1">
            {steps.map((step) => (
              <RiskStep key={step} step={step} marked={step === value} />
            ))}
          </div>
          <div className="mt-2 flex justify-between gap-4 text-muted text-sm">
            <span>{lowLabel}</span>
            <span className="text-right">{highLabel}</span>
          </div>
        </div>
      )}
      {children && <div className="flex flex-col gap-1 text-muted text-sm">{children}</div>}
    </div>
  )
}

function RiskStep({ step, marked }: { step: RiskClass; marked: boolean }) {
  return (
    <span
      className={cn(
        'figures grid place-items-center border-t-2 text-sm [print-color-adjust:exact]',
        marked
          ? 'h-11 rounded-b-sm border-accent bg-accent font-semibold text-background text-lg outline-1 outline-foreground'
          : 'h-8 border-hairline-strong text-muted',
      )}
    >
      {step}
    </span>
  )
}

/** The scale small enough for a card or a table cell: seven ticks, the class's one tall. Say the class beside it. */
export function RiskTicks({ value, className }: { value: RiskClass; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('inline-flex items-end gap-0.5', className)}>
      {steps.map((step) => (
        <span
          key={step}
          className={cn(
            'w-1 [print-color-adjust:exact] forced-colors:bg-[CanvasText]',
            step === value ? 'h-3.5 bg-accent' : 'h-1.5 bg-hairline-strong',
          )}
        />
      ))}
    </span>
  )
}
