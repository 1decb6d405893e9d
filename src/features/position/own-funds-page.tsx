import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { pastDay } from '~/lib/as-of.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoFunds } from '../session/no-funds.tsx'
import { ownerOf, whatKeepsFrom } from '../session/own-funds-state.ts'
import type { SessionUser } from '../session/session.schema.ts'
import { useSession } from '../session/session-context.ts'
import { Amounts, IncompleteNotice } from './amounts.tsx'
import { FigureCells, FigureHeaders } from './figure-cells.tsx'
import { Performance } from './figures.tsx'
import { placeOfHolding } from './holding-entries.ts'
import type { FundHolding, HoldingsView } from './position.schema.ts'

type OwnFundsProps = {
  readonly outcome: Outcome<HoldingsView> | null
  readonly user: SessionUser
  /** Documents and news of the investor's funds. */
  readonly children: ReactNode
}

/** An investor's own funds: totals, each fund, then documents and news (P-038). */
export function OwnFundsPage({ children, outcome, user }: OwnFundsProps): ReactElement {
  const { account_menu, my_funds } = useTranslations()
  const owner = ownerOf(useSession().data)
  if (outcome !== null && !outcome.ok) return <FailurePage failure={outcome} />
  const title = owner === null ? my_funds.title() : account_menu.guest.holdings({ name: owner })
  const view = outcome?.data
  if (view === undefined || (view.funds.length + view.lost.length === 0 && !view.asOf.isPast))
    return (
      <>
        <PageHeader title={title} />
        <NoFunds reason={whatKeepsFrom(user) ?? 'investor'} />
      </>
    )
  return (
    <>
      <PageHeader title={title} lede={owner === null ? my_funds.lede() : undefined} />
      <Figures view={view} />
      {children}
    </>
  )
}

type ViewProps = { readonly view: HoldingsView }

const anchor = 'by-fund'

/** Figures with their dates, their source and the required warning (domain rules, performance). */
function Figures({ view }: ViewProps): ReactElement {
  const { my_funds, funds: words, position } = useTranslations()
  const path = pathFor({ to: '/account/funds', locale: useLocale() })
  const { asOf, funds, hasAccounts, lost, totals } = view
  const isOne = totals.length === 1
  const entriesOf = () => (
    <p className="print:hidden">
      <a href={`#${anchor}`} className="text-link">
        {position.entries.byFund()}
      </a>
    </p>
  )
  return (
    <>
      <PastNotice {...{ asOf, path }} of="figures" />
      <IncompleteNotice unreadable={[]} lost={lost} />
      {hasAccounts && <AsOfForm {...{ asOf, path }} />}
      {totals.map((figures) => (
        <Section
          key={figures.currency}
          title={isOne ? my_funds.figures.title() : my_funds.figures.titleOf({ currency: figures.currency })}
          ruled
        >
          <Amounts {...{ entriesOf, figures }} />
          <div className="mt-8">
            <Performance {...{ entriesOf, figures }} />
          </div>
        </Section>
      ))}
      <Section title={my_funds.table.title()} id={anchor} ruled>
        {funds.length === 0 ? (
          <p className="text-muted">{my_funds.table.noneThen()}</p>
        ) : (
          <FundsTable view={view} />
        )}
        <p className="mt-4 max-w-measure text-muted text-sm">{words.warnings.pastPerformance()}</p>
      </Section>
    </>
  )
}

/** The holdings fund by fund; rows stack on narrow screens. */
function FundsTable({ view }: ViewProps): ReactElement {
  const { table } = useTranslations().my_funds
  return (
    <TableScroll label={table.caption()}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{table.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.fund()}</TableHeader>
            <FigureHeaders />
          </tr>
        </TableHead>
        <TableBody>
          {view.funds.map((held) => (
            <FundRow key={`${held.fund.id} ${held.currency}`} {...{ held, view }} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type RowProps = ViewProps & { readonly held: FundHolding }

function FundRow({ held, view }: RowProps): ReactElement {
  const texts = useTranslations().my_funds
  return (
    <TableRow>
      <TableHeader scope="row">
        <HeldFund {...{ held, view }} />
      </TableHeader>
      {held.figures === null ? (
        <TableCell colSpan={5} className="text-muted">
          {texts.figures.unreadable()}
        </TableCell>
      ) : (
        <FigureCells figures={held.figures} place={placeOfHolding(held, view)} />
      )}
    </TableRow>
  )
}

/** The fund with its state, and the shares held. */
function HeldFund({ held: { fund, shares }, view: { asOf, hasAccounts } }: RowProps): ReactElement {
  const { my_funds, funds } = useTranslations()
  const to = useFormatter()
  return (
    <>
      {fund.key === null ? (
        <span className="font-medium">{fund.name}</span>
      ) : (
        <AppLink to="/funds/$id" params={{ id: fund.key }} className="font-medium hover:underline">
          {fund.name}
        </AppLink>
      )}
      <span className="block text-muted">
        {fund.legalForm} · {funds.status[fund.status]()}
      </span>
      {shares.map(({ id, name, quantity, since }) => (
        <span key={id} className="figures block text-muted">
          {my_funds.table.shares({
            quantity: to.decimal(quantity, { least: 0, most: 4 }) ?? '',
            share: name,
          })}
          {since !== null && ` ${my_funds.table.heldSince({ date: to.longDate(since) ?? '' })}`}
        </span>
      ))}
      {hasAccounts && (
        <AppLink
          to="/account/funds/$id"
          params={{ id: fund.id }}
          search={pastDay(asOf)}
          className="inline-block text-link"
        >
          {my_funds.table.account()}
        </AppLink>
      )}
    </>
  )
}
