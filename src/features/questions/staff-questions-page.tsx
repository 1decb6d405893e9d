import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
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
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { QuestionBody, QuestionHeader } from './question-page.tsx'
import { QuestionStateBadge, QuestionStates } from './question-state.tsx'
import type { QuestionsView, StaffQuestionDetailView, StaffQuestionView } from './questions.schema.ts'
import type { QuestionSearch, QuestionsSearch } from './questions-search.ts'
import type { QuestionDrafts } from './reply-forms.tsx'

type ListProps = { readonly list: QuestionsView<StaffQuestionView>; readonly search: QuestionsSearch }

/** The questions of all investors: by default those that wait, the longest waiting first (P-488). */
export function StaffQuestionsPage({ list: { items, page }, search }: ListProps): ReactElement {
  const { staff: words } = useTranslations().questions
  const locale = useLocale()
  const addressOf = (number: number) =>
    pathFor({ to: '/team/questions', locale, search: { ...search, page: number === 1 ? undefined : number } })
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={search.state === undefined ? words.lede() : undefined} />
      <QuestionStates
        to="/team/questions"
        choices={[undefined, 'answered', 'closed']}
        chosen={search.state}
        nameOf={(state) => words.filter[state ?? 'open']()}
      />
      {items.length === 0 ? <EmptyState title={words.none()} /> : <QuestionTable items={items} />}
      <ListPages page={page} addressOf={addressOf} />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.toTeam()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function QuestionTable({ items }: Pick<ListProps['list'], 'items'>): ReactElement {
  const { staff: words } = useTranslations().questions
  return (
    <Table narrow="stack" className="text-sm">
      <TableCaption hidden>{words.title()}</TableCaption>
      <TableHead>
        <tr>
          <TableHeader>{words.subject()}</TableHeader>
          <TableHeader>{words.author()}</TableHeader>
          <TableHeader>{words.about()}</TableHeader>
          <TableHeader numeric>{words.since()}</TableHeader>
          <TableHeader>{words.state()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </TableBody>
    </Table>
  )
}

function QuestionRow({ question }: { readonly question: StaffQuestionView }): ReactElement {
  const { notAvailable, questions } = useTranslations()
  const { staff: words } = questions
  const to = useFormatter()
  const { author, document, fund, id, lastOn, state, subject } = question
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/team/questions/$id" params={{ id }} className="break-words text-link">
          {subject}
        </AppLink>
      </TableHeader>
      <TableCell label={words.author()}>{author.name}</TableCell>
      <TableCell label={words.about()}>
        <span>
          {fund?.name ?? notAvailable()}
          {document !== null && <span className="block text-muted">{document}</span>}
        </span>
      </TableCell>
      <TableCell label={words.since()} numeric>
        {to.shortDate(lastOn)}
      </TableCell>
      <TableCell label={words.state()}>
        <QuestionStateBadge state={state} />
      </TableCell>
    </TableRow>
  )
}

type DetailProps = {
  readonly question: StaffQuestionDetailView
  readonly done: QuestionSearch['state']
  readonly drafts: QuestionDrafts
}

/** Page of a question for staff, who reply to it. */
export function StaffQuestionPage({ done, drafts, question }: DetailProps): ReactElement {
  const { staff: words } = useTranslations().questions
  const { author, fund } = question
  return (
    <Container className="pb-16">
      <QuestionHeader
        question={question}
        navigation={
          <AppLink to="/team/questions" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.title()}
          </AppLink>
        }
        about={
          <>
            <AppLink to="/team/people/$id" params={{ id: author.id }} className="text-link">
              {author.name}
            </AppLink>
            {fund !== null && <span>{fund.name}</span>}
          </>
        }
      />
      <QuestionBody by="staff" {...{ done, drafts, question }} />
    </Container>
  )
}
