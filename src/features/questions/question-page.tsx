import type { ReactElement, ReactNode } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { mayOnlyRead } from '~/features/session/own-funds-state.ts'
import { useSession } from '~/features/session/session-context.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { QuestionStateBadge } from './question-state.tsx'
import { QuestionThread } from './question-thread.tsx'
import type { QuestionDetailView } from './questions.schema.ts'
import type { QuestionSearch } from './questions-search.ts'
import { CloseForm, type QuestionDrafts, ReplyForm } from './reply-forms.tsx'

type QuestionPageProps = {
  readonly question: QuestionDetailView
  readonly done: QuestionSearch['state']
  readonly drafts: QuestionDrafts
}

/** Page of an investor's question, with the answers of the investor desk (P-486). */
export function QuestionPage({ done, drafts, question }: QuestionPageProps): ReactElement {
  const { questions: words } = useTranslations()
  const isReader = mayOnlyRead(useSession().data)
  const { fund } = question
  return (
    <>
      <QuestionHeader
        question={question}
        navigation={
          <AppLink to="/account/questions" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.back()}
          </AppLink>
        }
        about={
          fund && (
            <AppLink to="/account/funds/$id" params={{ id: fund.id }} className="text-link">
              {fund.name}
            </AppLink>
          )
        }
      />
      <QuestionBody by="investor" {...{ done, drafts, question }} />
      {question.state === 'closed' && !isReader && (
        <Button asChild variant="outline">
          <AppLink to="/account/questions/new" search={fund ? { fund: fund.id } : {}}>
            {words.ask.again()}
          </AppLink>
        </Button>
      )}
    </>
  )
}

type HeaderProps = {
  readonly question: QuestionDetailView
  readonly navigation: ReactNode
  /** Subject or author of the question. */
  readonly about: ReactNode
}

/** Title of a question, its state, and its subject. */
export function QuestionHeader({ about, navigation, question }: HeaderProps): ReactElement {
  const { questions: words } = useTranslations()
  const to = useFormatter()
  const { askedOn, document, state, subject } = question
  return (
    <PageHeader
      navigation={navigation}
      title={<span className="break-words">{subject}</span>}
      meta={<QuestionStateBadge state={state} />}
      lede={
        <span className="flex flex-wrap gap-x-3 text-muted">
          {about}
          {document !== null && <span>{document}</span>}
          <span>{words.askedOn({ date: to.longDate(askedOn) ?? '' })}</span>
        </span>
      }
    />
  )
}

type BodyProps = QuestionPageProps & { readonly by: 'investor' | 'staff' }

/** The messages of a question and, while it is not closed, the forms that add one and close it. */
export function QuestionBody({ by, done, drafts, question }: BodyProps): ReactElement {
  const { questions: words } = useTranslations()
  const isReader = mayOnlyRead(useSession().data)
  const { id, lastMessage: after, messages, state } = question
  const isRefused = drafts.reply !== null || drafts.close !== null
  return (
    <>
      {done !== undefined && !isRefused && (
        <Alert
          tone={done === 'late' ? 'warning' : 'success'}
          role={done === 'late' ? 'alert' : 'status'}
          className="mb-8"
        >
          {done === 'sent' ? words.done.sent[by]() : words.done[done]()}
        </Alert>
      )}
      <Section title={words.thread.label()} titleHidden>
        <QuestionThread messages={messages} reader={by} />
      </Section>
      {state !== 'closed' && !isReader && (
        <>
          <Section title={words.reply.title[by]()} lede={words.reply.lede[by]()} ruled>
            <ReplyForm {...{ after, by, id }} draft={drafts.reply} />
          </Section>
          <Section title={words.close.title()} ruled>
            <CloseForm {...{ after, by, id }} draft={drafts.close} />
          </Section>
        </>
      )}
    </>
  )
}
