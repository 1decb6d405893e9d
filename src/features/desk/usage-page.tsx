import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { OfferedUsage, UsageCount, UsageView } from './usage.schema.ts'
import { UsageChart } from './usage-chart.tsx'

type PageProps = { readonly usage: OfferedUsage }

/** Usage figures of the portal: counts by day, without personal data (P-680). */
export function UsagePage({ usage }: PageProps): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const to = useFormatter()
  const locale = useLocale()
  const { measures, period, threshold } = usage
  const shown = words.shown({
    from: to.longDate(period.from) ?? period.from,
    to: to.longDate(period.to) ?? period.to,
  })
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={words.lede()} />
      <Section
        title={words.period()}
        lede={<p role="status">{shown}</p>}
        actions={
          <Button asChild variant="outline" size="sm">
            <a href={`/api/staff/usage.csv${stringifySearch({ ...period, locale })}`}>
              <Download aria-hidden="true" />
              {words.export()}
            </a>
          </Button>
        }
      >
        <PeriodForm usage={usage} />
        <div className="flex max-w-measure flex-col gap-2 text-muted text-sm">
          <p>{words.few({ threshold })}</p>
          <p>{words.erased()}</p>
        </div>
      </Section>
      {measures.map((measure) => (
        <Measure key={measure.code} measure={measure} usage={usage} />
      ))}
      <p className="pt-8 print:hidden">
        <Button asChild variant="link">
          <AppLink to="/team">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function PeriodForm({ usage: { period, periods } }: PageProps): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const locale = useLocale()
  return (
    <form
      method="get"
      action={pathFor({ to: '/team/figures', locale })}
      // Another URL is another period: the fields are reset to it.
      key={JSON.stringify(period)}
      aria-label={words.period()}
      className="flex flex-wrap items-end gap-x-5 gap-y-4 pb-6 print:hidden"
    >
      <Field label={words.from()}>
        <Input type="date" name="from" defaultValue={period.from} max={periods.month.to} required />
      </Field>
      <Field label={words.to()}>
        <Input type="date" name="to" defaultValue={period.to} max={periods.month.to} required />
      </Field>
      <Button type="submit" variant="outline">
        {words.submit()}
      </Button>
      <span className="flex min-h-11 flex-wrap items-center gap-x-5 text-sm">
        {(['month', 'quarter', 'year'] as const).map((code) => (
          <AppLink
            key={code}
            to="/team/figures"
            search={periods[code]}
            preload={false}
            className="inline-flex min-h-6 items-center text-link"
          >
            {words[code]()}
          </AppLink>
        ))}
      </span>
    </form>
  )
}

type MeasureProps = PageProps & { readonly measure: UsageView['measures'][number] }

const kindColumns = {
  sign_ins: 'client',
  documents: 'kind',
  registrations: 'step',
  questions: 'subject',
} as const

/** A measure by kind, then by day or by week. */
function Measure({ measure, usage }: MeasureProps): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const { code, kinds } = measure
  const title = words.measures[code]()
  const most = Math.max(...kinds.map(({ total }) => total.told + total.hidden))
  return (
    <Section title={title} lede={words.ledes[code]()} ruled>
      {kinds.length === 0 ? (
        <p className="text-muted">{words.none()}</p>
      ) : (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr] lg:items-start">
          <Table>
            <TableCaption hidden>{title}</TableCaption>
            <TableHead>
              <TableRow>
                <TableHeader>{words[kindColumns[code]]()}</TableHeader>
                <TableHeader numeric>{words.total()}</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {kinds.map(({ code: kind, label, total }) => (
                <TableRow key={kind}>
                  <TableHeader scope="row">
                    {label}
                    <Share count={total} most={most} />
                  </TableHeader>
                  <TableCell numeric>
                    <Count count={total} threshold={usage.threshold} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <div className="flex min-w-0 flex-col gap-6">
            <UsageChart measure={measure} usage={usage} title={title} />
            <Spans measure={measure} usage={usage} title={title} />
          </div>
        </div>
      )}
    </Section>
  )
}

/** A kind's part of the largest kind as a bar; the number beside it says the same. */
function Share({ count, most }: { readonly count: UsageCount; readonly most: number }): ReactElement {
  return (
    <svg aria-hidden="true" width="100%" height="4" className="mt-1.5 block">
      <rect width="100%" height="4" fill="var(--hairline)" />
      <rect
        width={`${(((count.told + count.hidden) / most) * 100).toFixed(2)}%`}
        height="4"
        fill="var(--series-1)"
      />
    </svg>
  )
}

/** What happened on each day, or in each week of a longer period: a line of text, which a phone and paper hold. */
function Spans({ measure, title, usage }: MeasureProps & { readonly title: string }): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const to = useFormatter()
  const isByDay = usage.spans === 'day'
  const summary = isByDay ? words.byDay() : words.byWeek()
  return (
    <ClosedOnPhone summary={summary}>
      <Table className="text-sm">
        <TableCaption hidden>{`${title} – ${summary}`}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{isByDay ? words.day() : words.week()}</TableHeader>
            <TableHeader>{words.counts()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {measure.spans.map(({ kinds, start }) => (
            <TableRow key={start} className="break-inside-avoid">
              <TableHeader scope="row" className="figures whitespace-nowrap">
                {to.shortDate(start) ?? start}
              </TableHeader>
              <TableCell>
                <ul className="flex flex-wrap gap-x-6 gap-y-1">
                  {kinds.map(({ code, count, label }) => (
                    <li key={code}>
                      {label}{' '}
                      <strong className="figures whitespace-nowrap font-medium">
                        <Count count={count} threshold={usage.threshold} />
                      </strong>
                    </li>
                  ))}
                </ul>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ClosedOnPhone>
  )
}

type CountProps = { readonly count: UsageCount; readonly threshold: number }

/** A sum of published counts (P-681): exact, "at least", or too few people for a single day that is not told. */
function Count({ count: { hidden, told }, threshold }: CountProps): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const to = useFormatter()
  if (hidden === 0) return <>{to.decimal(told)}</>
  if (told > 0 || hidden > 1) return <>{words.least({ text: to.decimal(told + hidden) ?? '' })}</>
  return <>{words.below({ threshold })}</>
}
