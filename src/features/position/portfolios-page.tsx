import type { ReactElement } from 'react'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { Amounts, type EntriesOf, IncompleteNotice } from './amounts.tsx'
import { dueKey, dueTitle } from './due-item.ts'
import { itemClass } from './due-list.tsx'
import { Performance } from './figures.tsx'
import { HolderTable } from './holder-table.tsx'
import { ActButton, GivenMandates, HeldMandates } from './mandate-lists.tsx'
import type { PortfolioCurrency, PortfolioDue, PortfoliosView } from './portfolios.schema.ts'

type PageProps = {
  readonly view: PortfoliosView
  /** The switch to a holder that was just refused. */
  readonly refused: FormDraft | null
}

/** The user's own portfolio and those of the holders for whom they may act, with the sum of each currency (P-694). */
export function PortfoliosPage({ refused, view }: PageProps): ReactElement {
  const { portfolios: words } = useTranslations()
  const path = pathFor({ to: '/account/portfolios', locale: useLocale() })
  const { asOf, currencies, due, given, held, lost, unreadable } = view
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {refused !== null && (
        <FormNotice
          tone="error"
          title={words.failed.title()}
          advice={refused.problem === 'not_found' ? words.failed.over() : words.failed.unconfirmed()}
        />
      )}
      <PastNotice {...{ asOf, path }} of="figures" />
      <IncompleteNotice unreadable={unreadable} lost={[...lost.portfolios, ...lost.holdings]} />
      <AsOfForm asOf={asOf} path={path} />
      {currencies.length === 0 && <EmptyState title={words.none()} />}
      {(due.length > 0 || lost.hasDue) && <Due items={due} isIncomplete={lost.hasDue} />}
      {currencies.map((currency) => (
        <CurrencyParts key={currency.total.currency} {...currency} isPast={asOf.isPast} />
      ))}
      <HeldMandates mandates={held} />
      {given.length > 0 && <GivenMandates mandates={given} />}
    </>
  )
}

function CurrencyParts({
  isPast,
  rows,
  total,
  transferred,
}: PortfolioCurrency & { readonly isPast: boolean }): ReactElement {
  const { position, portfolios: words } = useTranslations()
  const { figures } = position
  const to = useFormatter()
  const { currency } = total
  const anchor = `holders-${currency}`
  const entriesOf: EntriesOf = () => (
    <p className="print:hidden">
      <a href={`#${anchor}`} className="text-link">
        {position.entries.byHolder()}
      </a>
    </p>
  )
  return (
    <>
      <Section title={words.total({ currency })} ruled>
        <Amounts figures={total} entriesOf={entriesOf} />
      </Section>
      <Section title={words.byHolder({ currency })} id={anchor}>
        <HolderTable rows={rows} label={`${words.title()} · ${currency}`} mayAct={!isPast} />
        {transferred !== null && (
          <p className="mt-4 max-w-measure text-muted text-sm">
            {words.transfers({ amount: to.netAssetValue(transferred, currency) ?? '' })}
          </p>
        )}
      </Section>
      <Section title={`${figures.performance()} · ${currency}`}>
        <Performance figures={total} entriesOf={entriesOf} />
      </Section>
    </>
  )
}

type DueProps = { readonly items: readonly PortfolioDue[]; readonly isIncomplete: boolean }

/** What is expected by a day, of each holder: it is done in the holder's name. */
function Due({ isIncomplete, items }: DueProps): ReactElement {
  const { portfolios: words, position } = useTranslations()
  return (
    <Section title={words.due()}>
      {isIncomplete && <p className="mb-4 text-muted">{position.due.lost()}</p>}
      <ul className="text-sm">
        {items.map((entry) => (
          <DueEntry key={`${entry.mandate} ${dueKey(entry.item)}`} entry={entry} />
        ))}
      </ul>
    </Section>
  )
}

function DueEntry({
  entry: { holder, item, mandate, power },
}: {
  readonly entry: PortfolioDue
}): ReactElement {
  const { position, portfolios: words } = useTranslations()
  const { due } = position
  const to = useFormatter()
  const date = to.longDate(item.date) ?? ''
  const when = item.isLate ? due.over[item.kind]({ date }) : due.until[item.kind]({ date })
  return (
    <li className={itemClass}>
      <span>
        <span className="font-medium">{dueTitle(item, due)}</span>
        <span className="block text-muted">
          {[item.kind === 'identity' ? null : item.fund.name, when, words.dueFor({ holder })]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
      <span className="figures flex flex-wrap items-center gap-x-4 gap-y-1">
        {item.kind === 'call' && to.netAssetValue(item.amount, item.currency)}
        <ActButton {...{ holder, mandate, power }} />
      </span>
    </li>
  )
}
