import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { NoFunds } from '~/features/session/no-funds.tsx'
import { mayOnlyRead, whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import { useSession } from '~/features/session/session-context.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { QuestionStateBadge, QuestionStates } from './question-state.tsx'
import type { QuestionsView, QuestionView } from './questions.schema.ts'
import { type QuestionsSearch, questionStates } from './questions-search.ts'

type QuestionsPageProps = {
  /** Questions; null for investors who may not ask yet. */
  readonly outcome: Outcome<QuestionsView> | null
  readonly search: QuestionsSearch
  readonly user: SessionUser
}

/** An investor's questions to the investor desk (P-486). */
export function QuestionsPage({ outcome, search, user }: QuestionsPageProps): ReactElement {
  const { questions: words } = useTranslations()
  if (outcome === null)
    return (
      <>
        <PageHeader title={words.title()} />
        <NoFunds reason={whatKeepsFrom(user) ?? 'investor'} />
      </>
    )
  return outcome.ok ? <Questions view={outcome.data} search={search} /> : <FailurePage failure={outcome} />
}

type QuestionsProps = { readonly view: QuestionsView; readonly search: QuestionsSearch }

function Questions({ view: { items, page }, search }: QuestionsProps): ReactElement {
  const { questions: words } = useTranslations()
  const locale = useLocale()
  const isFirst = search.state === undefined && search.page === undefined
  const hasNone = isFirst && items.length === 0
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/questions',
      locale,
      search: { ...search, page: number === 1 ? undefined : number },
    })
  const ask = mayOnlyRead(useSession().data) ? null : (
    <Button asChild>
      <AppLink to="/account/questions/new">{words.ask.open()}</AppLink>
    </Button>
  )
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} actions={hasNone ? undefined : ask} />
      {!hasNone && (
        <QuestionStates
          to="/account/questions"
          choices={[undefined, ...questionStates]}
          chosen={search.state}
          nameOf={(state) => words.filter[state ?? 'all']()}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          title={isFirst ? words.none.title() : words.none.filtered()}
          action={isFirst ? ask : undefined}
        >
          {isFirst ? words.none.text() : undefined}
        </EmptyState>
      ) : (
        <QuestionList items={items} />
      )}
      <ListPages page={page} addressOf={addressOf} />
    </>
  )
}

function QuestionList({ items }: Pick<QuestionsView, 'items'>): ReactElement {
  const { questions: words } = useTranslations()
  return (
    <ul aria-label={words.title()} className="divide-y divide-hairline border-hairline border-y">
      {items.map((question) => (
        <QuestionLine key={question.id} question={question} />
      ))}
    </ul>
  )
}

function QuestionLine({ question }: { readonly question: QuestionView }): ReactElement {
  const { questions: words } = useTranslations()
  const to = useFormatter()
  const { document, fund, id, lastOn, state, subject } = question
  const about = [fund?.name, document, words.lastOn({ date: to.longDate(lastOn) ?? '' })]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4">
      <span className="min-w-0">
        <AppLink to="/account/questions/$id" params={{ id }} className="break-words font-medium text-link">
          {subject}
        </AppLink>
        <span className="block text-muted text-sm">{about.filter(Boolean).join(' · ')}</span>
      </span>
      <QuestionStateBadge state={state} />
    </li>
  )
}
