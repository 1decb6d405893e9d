import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { Segmented, SegmentedLink } from '~/components/ui/segmented.tsx'
import type { CommitmentState } from '~/lib/figures/capital-account.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { AccountTable } from './account-table.tsx'
import { AsOfForm, PastNotice } from './as-of-form.tsx'
import { Amounts, Performance } from './figures.tsx'
import { type HoldingDocument, HoldingDocuments } from './holding-documents.tsx'
import { LifeLine } from './life-line.tsx'
import { MovementsTable, ValuesTable } from './movement-tables.tsx'
import type { HoldingAccount, HoldingView, OfferedHolding } from './position.schema.ts'
import { TimelineFigure } from './timeline-figure.tsx'

/** The page of a holding, with the documents of its fund; null where they cannot be had. */
export type HoldingPageData = {
  readonly view: OfferedHolding
  readonly documents: readonly HoldingDocument[] | null
  /** Where questions about the fund go: to the investor desk, or by the contact form; null for a guest, who asks none. */
  readonly questions: 'desk' | 'form' | null
}

/** Page of an investor's holding in a fund: account, movements, values, performance, documents, life of the fund. */
export function HoldingPage({ data }: { readonly data: HoldingPageData }): ReactElement {
  const { documents, questions, view } = data
  const { position, funds } = useTranslations()
  const locale = useLocale()
  const { fund, asOf, accounts } = view
  const path = pathFor({ to: '/account/funds/$id', locale, params: { id: fund.id } })
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/funds" className="inline-flex min-h-6 items-center text-link text-sm">
            {position.holding.back()}
          </AppLink>
        }
        title={fund.name}
        meta={
          <span className="text-muted">
            {[fund.legalForm, funds.status[fund.status](), view.strategy, view.assetClass].join(' · ')}
          </span>
        }
        actions={<Actions {...{ questions, view }} />}
      />
      <PastNotice asOf={asOf} path={path} />
      <AsOfForm asOf={asOf} path={path} />
      {accounts.map((account) => (
        <AccountParts key={account.id} account={account} view={view} />
      ))}
      <Section title={position.sections.life()} ruled>
        <LifeLine steps={view.life} />
      </Section>
      <HoldingDocuments documents={documents} askAbout={questions === 'desk' ? fund.id : null} />
    </>
  )
}

function Actions({ questions, view: { fund } }: Pick<HoldingPageData, 'questions' | 'view'>): ReactElement {
  const { holding } = useTranslations().position
  return (
    <>
      {fund.key !== null && (
        <Button asChild variant="outline" color="neutral">
          <AppLink to="/funds/$id" params={{ id: fund.key }}>
            {holding.toFund()}
          </AppLink>
        </Button>
      )}
      {questions !== null && (
        <Button asChild variant="link">
          {questions === 'desk' ? (
            <AppLink to="/account/questions/new" search={{ fund: fund.id }} preload={false}>
              {holding.contact()}
            </AppLink>
          ) : (
            <AppLink to="/contact">{holding.contact()}</AppLink>
          )}
        </Button>
      )}
    </>
  )
}

type AccountProps = { readonly account: HoldingAccount; readonly view: OfferedHolding }

/**
 * Returns the names of an account's parts: if a fund is held in several classes of shares, each name contains its
 * class.
 */
const namesOf =
  ({ account, view }: AccountProps) =>
  (name: string): string =>
    view.accounts.length === 1 ? name : `${name} · ${account.share}`

function AccountParts({ account, view }: AccountProps): ReactElement {
  const { holding, sections, table, timeline } = useTranslations().position
  const to = useFormatter()
  const named = namesOf({ account, view })
  const shares = holding.shares({
    quantity: to.decimal(account.quantity, { least: 0, most: 4 }) ?? '',
    share: account.share,
  })
  const movements = <MovementsTable account={account} label={named(table.movements())} />
  const { computed } = account
  if (computed === null)
    return (
      <Section title={shares} ruled>
        <Alert tone="warning">{holding.unreadable()}</Alert>
        {movements}
      </Section>
    )
  const { currency } = account
  return (
    <>
      <Section title={shares} lede={account.isin} ruled>
        <Amounts figures={computed.figures} />
      </Section>
      <CapitalAccount {...{ account, computed, view }} />
      {computed.figures.commitment !== null && (
        <Commitment state={computed.figures.commitment} {...{ currency, named }} />
      )}
      <Section title={named(sections.timeline())} ruled>
        <TimelineFigure timeline={computed.timeline} {...{ currency }} label={named(timeline.caption())} />
      </Section>
      <PerformanceSection {...{ computed, named }} />
      <Section title={named(sections.movements())} ruled>
        {movements}
        <Disclosure summary={sections.values()} className="mt-6">
          <ValuesTable account={account} label={named(table.values())} />
        </Disclosure>
      </Section>
    </>
  )
}

type Computed = { readonly computed: NonNullable<HoldingAccount['computed']> }
type Named = { readonly named: (name: string) => string }

function PerformanceSection({ computed, named }: Computed & Named): ReactElement {
  const { figures } = useTranslations().position
  return (
    <Section title={named(figures.performance())} ruled>
      <Performance figures={computed.figures} />
    </Section>
  )
}

function CapitalAccount({ account, computed, view }: AccountProps & Computed): ReactElement {
  const { account: words, sections } = useTranslations().position
  const { lines, whole } = computed
  const { currency } = account
  const named = namesOf({ account, view })
  const title = named(sections.account())
  return (
    <Section title={title} ruled actions={<PeriodChoice view={view} label={title} />}>
      {whole === null ? (
        <p className="text-muted">{words.none()}</p>
      ) : (
        <>
          <AccountTable {...{ lines, whole, currency }} label={named(words.caption())} />
          <AccountFiles account={account} view={view} />
        </>
      )}
    </Section>
  )
}

const search = ({ asOf: { day, isPast }, period }: HoldingView, other: HoldingView['period'] = period) => ({
  ...(isPast && { date: day }),
  ...(other === 'quarter' && { period: other }),
})

type ChoiceProps = { readonly view: HoldingView; readonly label: string }

function PeriodChoice({ view, label }: ChoiceProps): ReactElement {
  const { account } = useTranslations().position
  return (
    <Segmented label={label}>
      {(['year', 'quarter'] as const).map((period) => (
        <SegmentedLink key={period}>
          <AppLink
            to="/account/funds/$id"
            params={{ id: view.fund.id }}
            search={search(view, period)}
            aria-current={view.period === period ? 'page' : undefined}
            keepsScroll
          >
            {period === 'year' ? account.byYear() : account.byQuarter()}
          </AppLink>
        </SegmentedLink>
      ))}
    </Segmented>
  )
}

/** The account as files: on paper, and as tables of a spreadsheet. */
function AccountFiles({ account, view }: AccountProps): ReactElement {
  const { account: words } = useTranslations().position
  const locale = useLocale()
  const query = new URLSearchParams({ ...search(view), locale })
  const table = new URLSearchParams([...query, ['holding', account.id]])
  const files = [
    ...(view.hasPdf ? [['pdf', `/api/account/holdings/${account.id}/account.pdf?${query}`] as const] : []),
    ['csv', `/api/account/funds/${view.fund.id}/account.csv?${table}`] as const,
    ['xlsx', `/api/account/funds/${view.fund.id}/account.xlsx?${table}`] as const,
  ]
  return (
    <p className="mt-4 flex gap-4 text-sm print:hidden">
      {files.map(([kind, href]) => (
        <a key={kind} className="text-link" href={href} download>
          {words[kind]()}
        </a>
      ))}
    </p>
  )
}

type CommitmentProps = Named & { readonly state: CommitmentState; readonly currency: string }

function Commitment({ state, currency, named }: CommitmentProps): ReactElement {
  const { commitment, sections } = useTranslations().position
  const to = useFormatter()
  return (
    <Section title={named(sections.commitment())} ruled>
      <Facts>
        {(['commitment', 'called', 'recallable'] as const).map((name) => (
          <Fact key={name} term={commitment[name]()}>
            {to.netAssetValue(state[name], currency)}
          </Fact>
        ))}
        <Fact term={commitment.unfunded()} detail={commitment.formula()}>
          {to.netAssetValue(state.unfunded, currency)}
        </Fact>
      </Facts>
    </Section>
  )
}
