import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoFunds } from '../session/no-funds.tsx'
import type { NoFundsReason } from '../session/own-funds-state.ts'
import { Allocation } from './allocation.tsx'
import { AsOfForm, PastNotice } from './as-of-form.tsx'
import { DueList, itemClass } from './due-list.tsx'
import { Amounts, Performance } from './figures.tsx'
import { HoldingsList } from './holdings-list.tsx'
import { OwnHomeLinks } from './own-home-links.tsx'
import type {
  ComingDate,
  CurrencyPosition,
  PositionNews,
  PositionView,
  UnreadAnswer,
} from './position.schema.ts'
import { TimelineFigure } from './timeline-figure.tsx'

/** The home page of an investor: their position, or the reason why there is none. */
export type OwnHomeData = {
  /** First name of the reader; of another's data (`isOther`), whose they are. */
  readonly name: string
  readonly isOther: boolean
  readonly isGuest: boolean
  readonly hasDocuments: boolean
  readonly content:
    | ({ readonly kind: 'position' } & Omit<PositionProps, 'isGuest'>)
    | { readonly kind: 'none'; readonly reason: NoFundsReason }
}

type PositionProps = {
  readonly view: PositionView
  readonly takesQuestions: boolean
  readonly isGuest: boolean
}

/** The signed-in investor's home: position, news, dates, value over time, holdings and allocation. */
export function OwnHome({ data }: { readonly data: OwnHomeData }): ReactElement {
  const { overview } = useTranslations().position
  const { content, hasDocuments, isGuest, isOther, name } = data
  return (
    <Container className="pb-12">
      <PageHeader
        {...(isOther
          ? { title: overview.ofOwner({ name }) }
          : { title: overview.greeting({ name }), eyebrow: overview.title() })}
        actions={
          <OwnHomeLinks
            {...{ hasDocuments, isEmpty: content.kind === 'none', owner: isOther ? name : null }}
          />
        }
      />
      {content.kind === 'none' ? (
        <NoFunds reason={content.reason} />
      ) : (
        <Position {...content} isGuest={isGuest} />
      )}
    </Container>
  )
}

function Position(props: PositionProps): ReactElement {
  const { overview } = useTranslations().position
  const path = pathFor({ to: '/', locale: useLocale() })
  const { asOf, currencies, unreadable } = props.view
  const isOne = currencies.length === 1
  return (
    <>
      <PastNotice asOf={asOf} path={path} />
      {unreadable.length > 0 && (
        <Alert tone="warning" className="mb-6">
          {overview.unreadable({ funds: unreadable.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      <AsOfForm asOf={asOf} path={path} />
      {currencies.map((held, index) => (
        <CurrencyParts key={held.figures.currency} held={held} view={props.view} isOne={isOne}>
          {index === 0 && <Agenda {...props} />}
        </CurrencyParts>
      ))}
    </>
  )
}

type CurrencyProps = {
  readonly held: CurrencyPosition
  readonly view: PositionView
  readonly isOne: boolean
  readonly children: ReactNode
}

function CurrencyParts({ held, view, isOne, children }: CurrencyProps): ReactElement {
  const { position, funds } = useTranslations()
  const { overview, figures: words, sections } = position
  const { figures, rows, allocation, timeline } = held
  const { currency } = figures
  // Parts of two currencies have names of their own: each is a landmark.
  const named = (title: string) => (isOne ? title : `${title} · ${currency}`)
  return (
    <>
      <Section title={isOne ? overview.title() : overview.titleOf({ currency })} titleHidden={isOne}>
        <Amounts figures={figures} />
      </Section>
      {children}
      <Section title={named(sections.timeline())} ruled>
        <TimelineFigure {...{ timeline, currency }} label={named(position.timeline.caption())} />
      </Section>
      <Section title={named(sections.holdings())} ruled>
        <HoldingsList rows={rows} asOf={view.asOf} label={named(position.table.holdings())} />
        <p className="mt-4 max-w-measure text-muted text-sm">{funds.warnings.pastPerformance()}</p>
      </Section>
      <Section title={named(words.performance())} ruled>
        <Performance figures={figures} />
      </Section>
      {rows.length > 1 && (
        <Section title={named(sections.allocation())} ruled>
          <Allocation allocation={allocation} currency={currency} />
        </Section>
      )}
    </>
  )
}

/** What is due, what is new and the next dates; a past day has no news, nor has a guest. */
function Agenda({ isGuest, takesQuestions, view }: PositionProps): ReactElement {
  const { sections } = useTranslations().position
  return (
    <div className="grid gap-x-12 border-hairline border-t lg:grid-cols-2">
      {view.due !== null && <DueList items={view.due} takesQuestions={takesQuestions} />}
      {!view.asOf.isPast && !isGuest && <News view={view} takesQuestions={takesQuestions} />}
      <Section title={sections.coming()}>
        {view.coming.length === 0 ? (
          <p className="text-muted">{sections.noComing()}</p>
        ) : (
          <ul className="text-sm">
            {view.coming.map((item) => (
              <ComingItem key={`${item.fund.id} ${item.kind}`} item={item} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function News({ takesQuestions, view }: Pick<PositionProps, 'takesQuestions' | 'view'>): ReactElement {
  const { sections } = useTranslations().position
  const to = useFormatter()
  const since = to.longDate(view.previousVisitOn)
  const answers = takesQuestions ? view.answers : []
  return (
    <Section title={since === null ? sections.news() : sections.newsSince({ date: since })}>
      {view.news.length + answers.length === 0 ? (
        <p className="text-muted">{sections.noNews()}</p>
      ) : (
        <ul className="text-sm">
          {answers.map((answer) => (
            <AnswerItem key={answer.question} answer={answer} />
          ))}
          {view.news.map((item) => (
            <NewsItem key={`${item.fund.id} ${item.kind} ${item.date} ${item.publishedOn}`} item={item} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Unread answer; its text is shown in the thread only (P-616). */
function AnswerItem({ answer }: { readonly answer: UnreadAnswer }): ReactElement {
  const { news } = useTranslations().position
  const to = useFormatter()
  const { date, fund, question, subject } = answer
  return (
    <li className={itemClass}>
      <span>
        <AppLink
          to="/account/questions/$id"
          params={{ id: question }}
          preload={false}
          className="font-medium hover:underline"
        >
          {subject}
        </AppLink>
        <span className="block text-muted">
          {fund === null ? news.answered() : `${fund.name} · ${news.answered()}`}
        </span>
      </span>
      <span className="figures text-muted">{to.longDate(date)}</span>
    </li>
  )
}

function FundLink({ fund }: Pick<ComingDate, 'fund'>): ReactElement {
  return (
    <AppLink to="/account/funds/$id" params={{ id: fund.id }} className="font-medium hover:underline">
      {fund.name}
    </AppLink>
  )
}

function NewsItem({ item }: { readonly item: PositionNews }): ReactElement {
  const { news, kinds } = useTranslations().position
  const to = useFormatter()
  const { kind, fund, amount, currency } = item
  const date = to.longDate(item.date) ?? ''
  const text =
    kind === 'value' || kind === 'restated' ? news[kind]({ date }) : news.moved({ kind: kinds[kind](), date })
  return (
    <li className={itemClass}>
      <span>
        <FundLink fund={fund} />
        <span className="block text-muted">{text}</span>
      </span>
      <span className="figures">{to.netAssetValue(amount, currency)}</span>
    </li>
  )
}

function ComingItem({ item }: { readonly item: ComingDate }): ReactElement {
  const { coming } = useTranslations().position
  const to = useFormatter()
  return (
    <li className={itemClass}>
      <span>
        <FundLink fund={item.fund} />
        <span className="block text-muted">{coming[item.kind]()}</span>
      </span>
      <span className="figures text-muted">{to.longDate(item.date)}</span>
    </li>
  )
}
