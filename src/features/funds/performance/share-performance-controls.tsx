import type { ReactElement, ReactNode } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { ChevronDown, lineIcon } from '~/components/ui/line-icon.tsx'
import { MenuItem, MenuList, Popover } from '~/components/ui/popover.tsx'
import { Segmented, SegmentedLink } from '~/components/ui/segmented.tsx'
import { AppLink, pathFor, useAppNavigate } from '~/routing/addresses/links.tsx'
import { hidePanel } from '~/routing/navigation/panels.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type SharePerformanceSearch,
  type SharePerformanceView,
  shareMeasures,
  sharePerformanceSearchSchema,
  shareUnits,
} from './share-performance.schema.ts'

const Calendar = lineIcon('M8 3v4M16 3v4M4 10h16M4 5h16v16H4z')

type ControlsProps = {
  readonly fundKey: string
  readonly search: SharePerformanceSearch
  readonly view: SharePerformanceView
  /** Without figures, only the choice of another share is shown. */
  readonly isShown: boolean
}

/**
 * The chart's settings, in one row from 768 px on. Each is a link or a GET form, and panels are the browser's own, so
 * that all work without scripts (P-775).
 */
export function ShareControls({ fundKey, search, view, isShown }: ControlsProps): ReactElement | null {
  const { controls } = useTranslations().performance
  const common = { fundKey, search }
  if (!isShown && view.shares.length < 2) return null
  return (
    <section
      className="mb-2 flex flex-wrap items-center gap-1.5 md:mb-4 md:flex-nowrap print:hidden"
      aria-label={controls.label()}
      data-share-controls
    >
      {view.shares.length > 1 && <Shares {...common} view={view} />}
      {isShown && (
        <>
          <Measures {...common} view={view} />
          <Periods {...common} view={view} />
          <FreeDates {...common} />
        </>
      )}
    </section>
  )
}

type Common = Pick<ControlsProps, 'fundKey' | 'search'>
type ViewProps = Common & Pick<ControlsProps, 'view'>

function Shares({ view, ...common }: ViewProps): ReactElement {
  const { controls } = useTranslations().performance
  return (
    <Menu label={controls.share()} shown={view.share?.name ?? ''} className="max-w-40 shrink-0">
      <MenuList>
        {view.shares.map(({ id, name }, index) => (
          <MenuItem key={id}>
            <Option
              {...common}
              change={{ share: index === 0 ? undefined : id }}
              isCurrent={id === view.share?.id}
            >
              {name}
            </Option>
          </MenuItem>
        ))}
      </MenuList>
    </Menu>
  )
}

/** What is drawn and on which scale, as one choice: each says how to read the other. */
function Measures({ view, ...common }: ViewProps): ReactElement {
  const { controls } = useTranslations().performance
  const currency = view.share?.currency ?? ''
  const shown = controls.shown[view.unit]({ measure: controls.short[view.measure](), currency })
  return (
    <Menu label={controls.view()} shown={shown}>
      <MenuList>
        {shareMeasures.map((measure) => (
          <MenuItem key={measure}>
            <Option
              {...common}
              change={{ measure: measure === 'total' ? undefined : measure }}
              isCurrent={view.measure === measure}
            >
              {controls.measures[measure]()}
            </Option>
          </MenuItem>
        ))}
      </MenuList>
      <MenuList className="relative mt-4! border-hairline border-t pt-2">
        {shareUnits.map((unit) => (
          <MenuItem key={unit}>
            <Option
              {...common}
              change={{ unit: unit === 'base' ? undefined : unit }}
              isCurrent={view.unit === unit}
            >
              {controls.units[unit]({ currency })}
            </Option>
          </MenuItem>
        ))}
      </MenuList>
    </Menu>
  )
}

function Periods({ view, ...common }: ViewProps): ReactElement | null {
  const { controls } = useTranslations().performance
  const { from, to } = common.search
  if (view.periods.length < 2) return null
  return (
    <Segmented label={controls.period()} className="shrink-0 md:max-xl:[&_a]:px-2">
      {view.periods.map((period) => (
        <SegmentedLink key={period}>
          <Option
            {...common}
            change={{ period: period === 'all' ? undefined : period, from: undefined, to: undefined }}
            isCurrent={from === undefined && to === undefined && view.period === period}
          >
            {controls.periods[period]()}
          </Option>
        </SegmentedLink>
      ))}
    </Segmented>
  )
}

type MenuProps = {
  readonly label: string
  /** What is chosen. */
  readonly shown: string
  readonly className?: string
  readonly children: ReactNode
}

function Menu({ label, shown, className = 'min-w-0', children }: MenuProps): ReactElement {
  return (
    <Popover
      label={label}
      trigger={
        <Button variant="outline" color="neutral" size="sm" className={`gap-1 px-2 font-normal ${className}`}>
          <span className="sr-only">{label}</span>
          <span className="truncate">{shown}</span>
          <ChevronDown />
        </Button>
      }
    >
      {children}
    </Popover>
  )
}

type OptionProps = Common & {
  /** The resulting change of the URL state. */
  readonly change: SharePerformanceSearch
  readonly isCurrent: boolean
  readonly className?: string
  readonly children: ReactNode
}

function Option({ fundKey, search, change, isCurrent, children, ...rest }: OptionProps): ReactElement {
  return (
    <AppLink
      to="/funds/$id"
      params={{ id: fundKey }}
      search={{ ...search, ...change }}
      hash="valuation"
      keepsScroll
      aria-current={isCurrent ? 'true' : undefined}
      {...rest}
    >
      {children}
    </AppLink>
  )
}

/** Two free dates that zoom the chart; no percentage is printed for them (P-084). */
function FreeDates({ fundKey, search }: Common): ReactElement {
  const { controls } = useTranslations().performance
  const locale = useLocale()
  const navigate = useAppNavigate()
  const { from, to, period, ...kept } = search
  const isFree = from !== undefined || to !== undefined
  const params = { id: fundKey }
  const show = (data: FormData) => {
    const dates = sharePerformanceSearchSchema.parse(Object.fromEntries(data))
    return navigate({ to: '/funds/$id', params, search: { ...dates, period: undefined }, resetScroll: false })
  }
  return (
    <Popover
      label={controls.dates()}
      align="end"
      trigger={
        <Button
          variant={isFree ? 'subtle' : 'outline'}
          color={isFree ? 'primary' : 'neutral'}
          size="sm"
          className="shrink-0 px-2"
          title={controls.dates()}
        >
          <Calendar />
          <span className="sr-only">{controls.dates()}</span>
        </Button>
      }
    >
      <form
        action={`${pathFor({ to: '/funds/$id', params, locale })}#valuation`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const panel = event.currentTarget.closest<HTMLElement>('[popover]')
          if (panel) hidePanel(panel)
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
    </Popover>
  )
}
