import type { ReactElement, ReactNode } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { Segmented, SegmentedLink } from '~/components/ui/segmented.tsx'
import { AppLink, pathFor, useAppNavigate } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type SharePerformanceSearch,
  type SharePerformanceView,
  shareMeasures,
  sharePerformanceSearchSchema,
  shareUnits,
} from './share-performance.schema.ts'

type ControlsProps = {
  readonly fundKey: string
  readonly search: SharePerformanceSearch
  readonly view: SharePerformanceView
  /** Without figures, only the choice of another share is shown. */
  readonly isShown: boolean
}

/** The chart's settings. Each is a link or a GET form, so that all work without scripts. */
export function ShareControls({ fundKey, search, view, isShown }: ControlsProps): ReactElement | null {
  const { controls } = useTranslations().performance
  const currency = view.share?.currency ?? ''
  const common = { fundKey, search }
  const isFree = search.from !== undefined || search.to !== undefined
  if (!isShown && view.shares.length < 2) return null
  return (
    <ClosedOnPhone summary={controls.label()} className="mb-6 print:hidden">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 max-md:pt-3" data-share-controls>
        {view.shares.length > 1 && (
          <Choice {...common} label={controls.share()}>
            {view.shares.map(({ id, name }, index) => (
              <Option
                key={id}
                {...common}
                change={{ share: index === 0 ? undefined : id }}
                isCurrent={id === view.share?.id}
              >
                {name}
              </Option>
            ))}
          </Choice>
        )}
        {isShown && (
          <>
            <Choice {...common} label={controls.measure()}>
              {shareMeasures.map((measure) => (
                <Option
                  key={measure}
                  {...common}
                  change={{ measure: measure === 'total' ? undefined : measure }}
                  isCurrent={view.measure === measure}
                >
                  {controls.measures[measure]()}
                </Option>
              ))}
            </Choice>
            {view.periods.length > 1 && (
              <Choice {...common} label={controls.period()}>
                {view.periods.map((period) => (
                  <Option
                    key={period}
                    {...common}
                    change={{ period: period === 'all' ? undefined : period, from: undefined, to: undefined }}
                    isCurrent={!isFree && view.period === period}
                  >
                    {controls.periods[period]()}
                  </Option>
                ))}
              </Choice>
            )}
            <Choice {...common} label={controls.unit()}>
              {shareUnits.map((unit) => (
                <Option
                  key={unit}
                  {...common}
                  change={{ unit: unit === 'base' ? undefined : unit }}
                  isCurrent={view.unit === unit}
                >
                  {controls.units[unit]({ currency })}
                </Option>
              ))}
            </Choice>
            <FreeDates {...common} isFree={isFree} />
          </>
        )}
      </div>
    </ClosedOnPhone>
  )
}

type Common = Pick<ControlsProps, 'fundKey' | 'search'>

function Choice({ label, children }: Common & { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <span className="text-muted text-sm" aria-hidden="true">
        {label}
      </span>
      <Segmented label={label}>{children}</Segmented>
    </div>
  )
}

type OptionProps = Common & {
  /** The resulting change of the URL state. */
  readonly change: SharePerformanceSearch
  readonly isCurrent: boolean
  readonly children: ReactNode
}

function Option({ fundKey, search, change, isCurrent, children }: OptionProps): ReactElement {
  return (
    <SegmentedLink>
      <AppLink
        to="/funds/$id"
        params={{ id: fundKey }}
        search={{ ...search, ...change }}
        hash="valuation"
        keepsScroll
        aria-current={isCurrent ? 'true' : undefined}
      >
        {children}
      </AppLink>
    </SegmentedLink>
  )
}

/** Two free dates that zoom the chart; no percentage is printed for them (P-084). */
function FreeDates({ fundKey, search, isFree }: Common & { readonly isFree: boolean }): ReactElement {
  const { controls } = useTranslations().performance
  const locale = useLocale()
  const navigate = useAppNavigate()
  const { from, to, period, ...kept } = search
  const params = { id: fundKey }
  const show = (data: FormData) => {
    const dates = sharePerformanceSearchSchema.parse(Object.fromEntries(data))
    return navigate({ to: '/funds/$id', params, search: { ...dates, period: undefined }, resetScroll: false })
  }
  return (
    <details className="basis-full text-sm" open={isFree}>
      <summary className="text-link w-fit">{controls.dates()}</summary>
      <form
        action={`${pathFor({ to: '/funds/$id', params, locale })}#valuation`}
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          show(new FormData(event.currentTarget))
        }}
      >
        {Object.entries(kept)
          .flatMap(([name, value]) => [value].flat().map((one) => ({ name, one })))
          .map(
            ({ name, one }) => one && <input key={`${name} ${one}`} type="hidden" name={name} value={one} />,
          )}
        <Field label={controls.from()}>
          <Input key={from} type="date" name="from" defaultValue={from} />
        </Field>
        <Field label={controls.to()}>
          <Input key={to} type="date" name="to" defaultValue={to} />
        </Field>
        <Button type="submit" variant="outline" color="neutral">
          {controls.apply()}
        </Button>
        {isFree && (
          <Button asChild variant="link">
            <AppLink to="/funds/$id" params={params} search={kept} hash="valuation" keepsScroll>
              {controls.reset()}
            </AppLink>
          </Button>
        )}
      </form>
    </details>
  )
}
