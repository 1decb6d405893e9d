import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { AsOfForm, PastNotice } from './as-of-form.tsx'
import { itemClass } from './due-list.tsx'
import { Amounts, Performance } from './figures.tsx'
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
  const { position, portfolios: words } = useTranslations()
  const { overview } = position
  const path = pathFor({ to: '/account/portfolios', locale: useLocale() })
  const { asOf, currencies, due, given, held, unreadable } = view
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
      <PastNotice asOf={asOf} path={path} />
      {unreadable.length > 0 && (
        <Alert tone="warning" className="mb-6">
          {overview.unreadable({ funds: unreadable.join(', ') })}
        </Alert>
      )}
      <AsOfForm asOf={asOf} path={path} />
      {currencies.length === 0 && <EmptyState title={words.none()} />}
      {due.length > 0 && <Due items={due} />}
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
  return (
    <>
      <Section title={words.total({ currency })} ruled>
        <Amounts figures={total} />
      </Section>
      <Section title={words.byHolder({ currency })}>
        <HolderTable rows={rows} label={`${words.title()} · ${currency}`} mayAct={!isPast} />
        {transferred !== null && (
          <p className="mt-4 max-w-measure text-muted text-sm">
            {words.transfers({ amount: to.netAssetValue(transferred, currency) ?? '' })}
          </p>
        )}
      </Section>
      <Section title={`${figures.performance()} · ${currency}`}>
        <Performance figures={total} />
      </Section>
    </>
  )
}

/** What is expected by a day, of each holder: it is done in the holder's name. */
function Due({ items }: { readonly items: readonly PortfolioDue[] }): ReactElement {
  const { portfolios: words } = useTranslations()
  return (
    <Section title={words.due()}>
      <ul className="text-sm">
        {items.map((entry) => (
          <DueEntry
            key={`${entry.mandate} ${entry.item.kind} ${entry.item.kind === 'identity' ? '' : entry.item.notice}`}
            entry={entry}
          />
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
  const number = item.kind === 'identity' ? '' : String(item.number)
  const what =
    item.kind === 'identity'
      ? due.papers[item.paper]()
      : item.kind === 'call'
        ? due.call({ number })
        : due.acknowledge[item.noticeKind]({ number })
  return (
    <li className={itemClass}>
      <span>
        <span className="font-medium">{what}</span>
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
