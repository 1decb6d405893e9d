import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input, Select } from '~/components/ui/input.tsx'
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
import { Allowed, Days, StateBadge } from './agreement-words.tsx'
import type { AgreementLine, TeamRightsList } from './rights.schema.ts'
import { agreementStates, type TeamRightsSearch } from './rights-search.ts'

type PageProps = { readonly list: TeamRightsList; readonly search: TeamRightsSearch }

const to = '/team/rights'

/** What partner teams may do, agreement by agreement (P-780). */
export function TeamRightsListPage({ list, search }: PageProps): ReactElement {
  const { entry, list: words } = useTranslations().staff_rights
  const locale = useLocale()
  const format = useFormatter()
  const { asOf, items, page, total } = list
  const { page: _page, ...kept } = search
  return (
    <Container className="pb-16">
      <PageHeader
        title={entry.title()}
        lede={entry.lede()}
        navigation={
          <AppLink to="/team/staff-rights" className="inline-flex min-h-6 items-center text-link">
            {entry.toStaff()}
          </AppLink>
        }
      />
      <Filters list={list} search={search} />
      {asOf.isPast && (
        <Alert tone="info" className="mb-6" title={words.asOf({ date: format.longDate(asOf.day) ?? '' })}>
          {words.asOfText()}
        </Alert>
      )}
      {total === 0 ? (
        <EmptyState title={words.none()}>{words.noneText()}</EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
            <p role="status" className="figures font-medium">
              {words.count({ text: format.decimal(total) ?? '', count: total })}
            </p>
            <Button asChild variant="outline" size="sm">
              <a href={`/api/staff/agreements.csv${stringifySearch({ ...kept, locale })}`}>
                <Download aria-hidden="true" />
                {words.export()}
              </a>
            </Button>
          </div>
          <Lines items={items} />
        </>
      )}
      <ListPages
        page={page}
        addressOf={(number) =>
          pathFor({ to, locale, search: { ...kept, ...(number > 1 && { page: number }) } })
        }
      />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{entry.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function Filters({ list: { asOf }, search }: PageProps): ReactElement {
  const { list: words, states } = useTranslations().staff_rights
  const locale = useLocale()
  const { fund, q, state } = search
  return (
    <form
      method="get"
      action={pathFor({ to, locale })}
      // Another URL is another list: the fields are reset to it.
      key={JSON.stringify(search)}
      aria-label={words.filters()}
      className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-4 print:hidden"
    >
      <Field label={words.findTeam()} className="min-w-0 grow basis-56">
        <Input type="search" name="q" defaultValue={q} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={words.findFund()} className="min-w-0 grow basis-56">
        <Input type="search" name="fund" defaultValue={fund} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={words.state()} className="min-w-0 grow basis-44">
        <Select name="state" defaultValue={state ?? ''}>
          <option value="">{states.in_force()}</option>
          {agreementStates.map((one) => (
            <option key={one} value={one}>
              {words.stateFilters[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.day()} className="min-w-0 basis-44">
        <Input type="date" name="date" defaultValue={asOf.isPast ? asOf.day : ''} />
      </Field>
      <Button type="submit">{words.submit()}</Button>
      {Object.values(search).some((value) => value !== undefined) && (
        <Button asChild variant="link">
          <AppLink to={to}>{words.clear()}</AppLink>
        </Button>
      )}
    </form>
  )
}

function Lines({ items }: Pick<TeamRightsList, 'items'>): ReactElement {
  const { list: words } = useTranslations().staff_rights
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.table()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader className="lg:w-52">{words.team()}</TableHeader>
          <TableHeader>{words.fund()}</TableHeader>
          <TableHeader>{words.allowed()}</TableHeader>
          <TableHeader>{words.days()}</TableHeader>
          <TableHeader>{words.state()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </TableBody>
    </Table>
  )
}

function Line({ line: { agreement, partner, state, team } }: { readonly line: AgreementLine }): ReactElement {
  const { list: words } = useTranslations().staff_rights
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink
          to="/team/rights/$id"
          params={{ id: team.id }}
          preload={false}
          className="text-link font-medium"
        >
          {team.name}
        </AppLink>
        <span className="block font-normal text-muted text-sm">{partner}</span>
      </TableHeader>
      <TableCell label={words.fund()}>{agreement?.fund.name ?? '–'}</TableCell>
      <TableCell label={words.allowed()}>{agreement === null ? '–' : <Allowed {...agreement} />}</TableCell>
      <TableCell label={words.days()}>{agreement === null ? '–' : <Days {...agreement} />}</TableCell>
      <TableCell label={words.state()}>
        <StateBadge state={state} />
      </TableCell>
    </TableRow>
  )
}
