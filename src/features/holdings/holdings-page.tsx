import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoFunds } from '../session/no-funds.tsx'
import { ownerOf, whatKeepsFrom } from '../session/own-funds-state.ts'
import type { SessionUser } from '../session/session.schema.ts'
import { useSession } from '../session/session-context.ts'
import { FiguresNotes, Totals } from './holding-figures.tsx'
import type { HoldingsView } from './holdings.schema.ts'
import { HoldingsTable } from './holdings-table.tsx'

type HoldingsPageProps = {
  readonly outcome: Outcome<HoldingsView> | null
  readonly user: SessionUser
  /** True if each fund has a page of the investor's own (P-404). */
  readonly hasAccounts: boolean
  /** Documents and news of the investor's funds. */
  readonly children: ReactNode
}

/** An investor's holdings: totals, each fund, then documents and news (P-038). */
export function HoldingsPage({ outcome, user, hasAccounts, children }: HoldingsPageProps): ReactElement {
  const { account_menu, my_funds } = useTranslations()
  const owner = ownerOf(useSession().data)
  if (outcome !== null && !outcome.ok) return <FailurePage failure={outcome} />
  const held = outcome?.data.funds ?? []
  if (outcome === null || held.length === 0) {
    return (
      <>
        <PageHeader
          title={owner === null ? my_funds.title() : account_menu.guest.holdings({ name: owner })}
        />
        <NoFunds reason={whatKeepsFrom(user) ?? 'investor'} />
      </>
    )
  }
  return (
    <>
      {owner === null ? (
        <PageHeader title={my_funds.title()} lede={my_funds.lede()} />
      ) : (
        <PageHeader title={account_menu.guest.holdings({ name: owner })} />
      )}
      <Figures view={outcome.data} hasAccounts={hasAccounts} />
      {children}
    </>
  )
}

type FiguresProps = Pick<HoldingsPageProps, 'hasAccounts'> & { readonly view: HoldingsView }

/** Figures with their dates, their source and the required warning (domain rules, performance). */
function Figures({ view: { totals, funds }, hasAccounts }: FiguresProps): ReactElement {
  const { my_funds, funds: words } = useTranslations()
  const isOne = totals.length === 1
  return (
    <>
      {totals.map((figures) => (
        <Section
          key={figures.currency}
          title={isOne ? my_funds.figures.title() : my_funds.figures.titleOf({ currency: figures.currency })}
          ruled
        >
          <Totals figures={figures} />
          <FiguresNotes figures={figures} />
        </Section>
      ))}
      <Section title={my_funds.table.title()} ruled>
        <HoldingsTable funds={funds} hasAccounts={hasAccounts} />
        <Alert tone="neutral" className="mt-6">
          <p>{words.warnings.pastPerformance()}</p>
          <p className="mt-1">{my_funds.figures.source()}</p>
        </Alert>
      </Section>
    </>
  )
}
