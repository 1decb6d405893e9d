import { Big } from 'big.js'
import type { ReactElement, ReactNode } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { documentHeading } from '~/lib/document-heading.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { BeyondCommitments } from './beyond-commitments.tsx'
import type { DocumentChange, FigureChange } from './publications.schema.ts'

/** The change from the amount before the new one, as a ratio; null without one before. */
function changeOf({ series }: FigureChange): string | null {
  const at = series.findIndex(({ isNew }) => isNew)
  const [added, before] = [series[at], series[at + 1]]
  if (added === undefined || before === undefined || new Big(before.amount).eq(0)) return null
  return new Big(added.amount).div(before.amount).minus(1).toFixed(6)
}

/** A figure among the last ones of its share. */
export function FigurePreview({ change }: { change: FigureChange }): ReactElement {
  const { detail, publish, table } = useTranslations().publishing
  const to = useFormatter()
  const { amount, currency, date, kind, nature, replaces, series, share } = change
  const moved = kind === 'value' ? changeOf(change) : null
  return (
    <>
      {change.sample?.beyond && <BeyondCommitments beyond={change.sample.beyond} currency={currency} />}
      <Facts layout="large">
        <Fact term={share} detail={to.longDate(date)}>
          {to.netAssetValue(amount, currency)}
        </Fact>
        {moved !== null && <Fact term={detail.change()}>{to.percent(moved, 'change')}</Fact>}
        {nature !== null && <Fact term={publish.nature()}>{publish.natures[nature]()}</Fact>}
        {replaces !== null && (
          <Fact term={detail.replaces()}>
            {detail.replacesAmount({ amount: to.netAssetValue(replaces, currency) ?? replaces })}
          </Fact>
        )}
      </Facts>
      <Table className="mt-8 max-w-2xl">
        <TableCaption>{detail.series[kind]({ share })}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{table.date()}</TableHeader>
            <TableHeader numeric>{table.amount()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {series.map((one) => (
            <TableRow key={one.date}>
              <TableHeader scope="row" className="figures">
                {to.longDate(one.date)}{' '}
                {one.isNew && (
                  <Badge tone="info" shape="disc" className="ml-2">
                    {detail.isNew()}
                  </Badge>
                )}
              </TableHeader>
              <TableCell numeric>{to.netAssetValue(one.amount, currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {change.sample !== null && <NoticeSample change={change} sample={change.sample} />}
    </>
  )
}

type SampleProps = { readonly change: FigureChange; readonly sample: NonNullable<FigureChange['sample']> }

/** The notice that one of the holders will get, and how many get one (P-725). */
function NoticeSample({ change: { currency, kind, share }, sample }: SampleProps): ReactElement | null {
  const { sample: words } = useTranslations().publishing.detail
  const to = useFormatter()
  const { amount, announced, due, holders, number, quantity, unfundedAfter, unfundedBefore } = sample
  if (kind === 'value') return null
  const rows = [
    [words.number(), words[kind]({ number: to.decimal(number) ?? '' })],
    [words.announced(), to.longDate(announced)],
    [kind === 'call' ? words.dueOn() : words.paidOn(), to.longDate(due)],
    [words.amount(), to.netAssetValue(amount, currency)],
    [words.unfundedBefore(), to.netAssetValue(unfundedBefore, currency)],
    [words.unfundedAfter(), to.netAssetValue(unfundedAfter, currency)],
  ] as const
  return (
    <section aria-labelledby="sample" className="mt-10 max-w-2xl">
      <h3 id="sample" className="pb-1 font-medium text-lg">
        {words.title({ text: to.decimal(holders) ?? '', count: holders })}
      </h3>
      <p className="pb-4 text-muted">{words.lede({ quantity: to.decimal(quantity) ?? quantity, share })}</p>
      <Facts layout="rows">
        {rows.map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

/** The line of the document in its readers' lists, as the library and the fund's page show it. */
function ListRow({ change, fund }: Omit<DocumentPreviewProps, 'id'>): ReactElement {
  const { detail, publish, table } = useTranslations().publishing
  const to = useFormatter()
  const locale = useLocale()
  const { date, language, pages, periodEnd, subType, titles, type } = change
  const heading = documentHeading({ title: titles[locale], subType, periodEnd }, locale)
  const about = [publish.languages[language](), detail.pages({ text: to.decimal(pages) ?? '', count: pages })]
  return (
    <Table narrow="stack" className="mb-8 text-sm">
      <TableCaption>{detail.listRow()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{detail.document()}</TableHeader>
          <TableHeader>{table.fund()}</TableHeader>
          <TableHeader>{publish.type()}</TableHeader>
          <TableHeader numeric>{table.date()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">
            {heading}{' '}
            <Badge tone="info" className="ml-2">
              {detail.newToReader()}
            </Badge>
            <span className="figures mt-1 block text-muted text-sm">{about.join(' · ')}</span>
          </TableHeader>
          <TableCell label={table.fund()}>{fund}</TableCell>
          <TableCell label={publish.type()}>{type}</TableCell>
          <TableCell label={table.date()} numeric>
            {to.shortDate(date)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  )
}

type DocumentPreviewProps = {
  readonly id: string
  readonly fund: string
  readonly change: DocumentChange
}

/** A document as the lists of both languages name it, and its file. */
export function DocumentPreview({ change, fund, id }: DocumentPreviewProps): ReactElement {
  const { detail, publish, table } = useTranslations().publishing
  const to = useFormatter()
  const { access, bytes, date, group, language, pages, periodEnd, replaces, subType, terms, titles, type } =
    change
  const size = `${detail.pages({ text: to.decimal(pages) ?? '', count: pages })}, ${to.fileSize(bytes)}`
  const rows: readonly (readonly [string, ReactNode])[] = [
    [publish.titleFr(), titles.fr],
    [publish.titleEn(), titles.en],
    [table.fund(), fund],
    [publish.group(), group],
    [publish.type(), `${type} – ${subType}`],
    [publish.publishedOn(), to.longDate(date)],
    [detail.period(), periodEnd && to.longDate(periodEnd)],
    [publish.language(), publish.languages[language]()],
    [publish.access(), publish.accesses[access]()],
    [publish.audience(), terms && publish.audiences[terms.audience]()],
    [publish.validFrom(), terms && to.longDate(terms.from)],
    [publish.validUntil(), terms && to.longDate(terms.until)],
    [publish.replaces(), replaces && `${replaces.title}, ${to.longDate(replaces.date)}`],
  ]
  return (
    <>
      <ListRow change={change} fund={fund} />
      <Facts layout="rows" className="max-w-3xl">
        {rows
          .filter(([, value]) => value !== null)
          .map(([term, value]) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
      </Facts>
      <p className="flex flex-wrap items-center gap-4 pt-6">
        <Button asChild variant="outline">
          <a href={`/api/staff/publications/${id}/file`}>{detail.openFile()}</a>
        </Button>
        <span className="text-muted text-sm">PDF, {size}</span>
      </p>
    </>
  )
}
