import type { ReactElement } from 'react'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { Segmented, SegmentedLink } from '~/components/ui/segmented.tsx'
import { pastDay } from '~/lib/as-of.ts'
import type { CommitmentState } from '~/lib/figures/capital-account.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { AccountTable } from './account-table.tsx'
import { Amounts, IncompleteNotice } from './amounts.tsx'
import { Performance } from './figures.tsx'
import { HoldingContacts, HoldingLinks, type TakenQuestions } from './holding-contacts.tsx'
import { type HoldingDocument, HoldingDocuments } from './holding-documents.tsx'
import { performanceAnchor } from './holding-entries.ts'
import { entriesOfHolding, HoldingMovements } from './holding-movements.tsx'
import { LifeLine } from './life-line.tsx'
import type { MovementFilter } from './movement-filter.ts'
import { MovementsTable } from './movement-tables.tsx'
import type { HoldingAccount, HoldingView, OfferedHolding } from './position.schema.ts'
import type { OpenedPart } from './position-search.ts'
import { TimelineFigure } from './timeline-figure.tsx'

/** The page of a holding, with the documents of its fund; null where they cannot be had. */
export type HoldingPageData = {
  readonly view: OfferedHolding
  readonly documents: readonly HoldingDocument[] | null
  /** The movements that make a figure, if they alone are to be shown. */
  readonly filter: MovementFilter | null
  /** The part that is open; null for none. */
  readonly opened: OpenedPart | null
  /** Where questions about the fund go: to the investor desk, or by the contact form; null for a guest, who asks none. */
  readonly questions: TakenQuestions | null
}

/** Page of an investor's holding in a fund: account, movements, values, performance, documents, life of the fund. */
export function HoldingPage({ data }: { readonly data: HoldingPageData }): ReactElement {
  const { documents, filter, opened, questions, view } = data
  const { funds, holding, position } = useTranslations()
  const locale = useLocale()
  const { fund, asOf, accounts, lost } = view
  const path = pathFor({ to: '/account/funds/$id', locale, params: { id: fund.id } })
  const kept = { period: view.period === 'quarter' ? view.period : undefined }
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/funds" className="inline-flex min-h-6 items-center text-link text-sm">
            {holding.page.back()}
          </AppLink>
        }
        title={fund.name}
        meta={
          <span className="text-muted">
            {[fund.legalForm, funds.status[fund.status](), view.strategy, view.assetClass].join(' · ')}
          </span>
        }
        actions={<HoldingLinks {...{ fund, questions }} />}
      />
      <PastNotice {...{ asOf, path, kept }} of="figures" />
      <IncompleteNotice unreadable={[]} lost={lost} />
      <AsOfForm {...{ asOf, path, kept }} />
      {accounts.map((account) => (
        <AccountParts key={account.id} {...{ account, filter, opened, view }} />
      ))}
      <Section title={position.sections.life()} ruled>
        <LifeLine steps={view.life} />
      </Section>
      <HoldingDocuments
        documents={documents}
        askAbout={questions === 'desk' ? fund.id : null}
        library={{ fund: fund.id, ...pastDay(asOf) }}
      />
      {questions !== null && <HoldingContacts {...{ fund, questions }} />}
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

function AccountParts({
  account,
  filter,
  opened,
  view,
}: AccountProps & Pick<HoldingPageData, 'filter' | 'opened'>): ReactElement {
  const { holding, position } = useTranslations()
  const { figures, sections, table, timeline } = position
  const to = useFormatter()
  const named = namesOf({ account, view })
  const shares = holding.page.shares({
    quantity: to.decimal(account.quantity, { least: 0, most: 4 }) ?? '',
    share: account.share,
  })
  const { computed } = account
  if (computed === null)
    return (
      <Section title={shares} ruled>
        <Alert tone="warning">{holding.page.unreadable()}</Alert>
        <MovementsTable account={account} label={named(table.movements())} />
      </Section>
    )
  const { currency } = account
  const place = { account, fundId: view.fund.id, search: search(view) }
  const entriesOf = entriesOfHolding(place)
  return (
    <>
      <Section title={shares} lede={account.isin} ruled>
        <Amounts figures={computed.figures} entriesOf={entriesOf} />
      </Section>
      <CapitalAccount {...{ account, computed, view }} />
      {computed.figures.commitment !== null && (
        <Commitment state={computed.figures.commitment} {...{ currency, named }} />
      )}
      <Section title={named(sections.timeline())} ruled>
        <TimelineFigure timeline={computed.timeline} {...{ currency }} label={named(timeline.caption())} />
      </Section>
      <Section title={named(figures.performance())} id={performanceAnchor(account.id)} ruled>
        <Performance figures={computed.figures} entriesOf={entriesOf} opened={opened} />
      </Section>
      <HoldingMovements {...{ filter, named, opened, ...place }} />
    </>
  )
}

type Computed = { readonly computed: NonNullable<HoldingAccount['computed']> }
type Named = { readonly named: (name: string) => string }

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
          <AccountTable
            {...{ lines, whole, currency }}
            label={named(words.caption())}
            place={{ fundId: view.fund.id, accountId: account.id, search: search(view) }}
          />
          <AccountFiles account={account} view={view} />
        </>
      )}
    </Section>
  )
}

const search = ({ asOf, period }: HoldingView, other: HoldingView['period'] = period) => ({
  ...pastDay(asOf),
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
  const { holding, position } = useTranslations()
  const { commitment } = holding
  const { figures, sections } = position
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
          {state.kind === 'known' ? to.netAssetValue(state.unfunded, currency) : '–'}
        </Fact>
      </Facts>
      {state.kind === 'contradiction' && (
        <Alert tone="warning" className="mt-4">
          {figures.how.contradiction()}
        </Alert>
      )}
    </Section>
  )
}
