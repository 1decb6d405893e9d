import type { ReactElement, ReactNode } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { DueList, itemClass } from './due-list.tsx'
import type { ComingDate, LedgerNews, PositionNews, PositionView, UnreadAnswer } from './position.schema.ts'

export type AgendaProps = {
  readonly view: PositionView
  readonly takesQuestions: boolean
  readonly isGuest: boolean
}

const mostNews = 8
const mostComing = 6

/** What is due, what is new and the next dates; a past day has no news, nor has a guest. */
export function Agenda({ isGuest, takesQuestions, view }: AgendaProps): ReactElement {
  const { sections } = useTranslations().position
  return (
    <div className="grid gap-x-12 border-hairline border-t lg:grid-cols-2">
      {view.due !== null && (
        <DueList items={view.due} isIncomplete={view.lost.hasDue} takesQuestions={takesQuestions} />
      )}
      {!view.asOf.isPast && !isGuest && <News view={view} takesQuestions={takesQuestions} />}
      <Section title={sections.coming()}>
        <Items
          most={mostComing}
          none={sections.noComing()}
          items={view.coming.map((item) => (
            <ComingItem key={`${item.fund.id} ${item.kind} ${item.date}`} item={item} />
          ))}
        />
      </Section>
    </div>
  )
}

type ItemsProps = {
  readonly items: readonly ReactElement[]
  readonly most: number
  /** What an empty list says. */
  readonly none: string
}

/** The first entries of a list; the others open on demand, and on paper (P-714). */
function Items({ items, most, none }: ItemsProps): ReactElement {
  const { sections } = useTranslations().position
  const to = useFormatter()
  const rest = items.slice(most)
  if (items.length === 0) return <p className="text-muted">{none}</p>
  return (
    <div data-opens-on-paper className="text-sm">
      <ul>{items.slice(0, most)}</ul>
      {rest.length > 0 && (
        <Disclosure
          summary={sections.more[to.plural(rest.length)]({ count: to.decimal(String(rest.length)) ?? '' })}
        >
          <ul>{rest}</ul>
        </Disclosure>
      )}
    </div>
  )
}

function News({ takesQuestions, view }: Pick<AgendaProps, 'takesQuestions' | 'view'>): ReactElement {
  const { sections } = useTranslations().position
  const to = useFormatter()
  const since = to.longDate(view.previousVisitOn)
  const answers = takesQuestions ? view.answers : []
  return (
    <Section title={since === null ? sections.news() : sections.newsSince({ date: since })}>
      <Items
        most={mostNews}
        none={sections.noNews()}
        items={[
          ...answers.map((answer) => <AnswerItem key={answer.question} answer={answer} />),
          ...view.news.map((item) => <NewsItem key={keyOf(item)} item={item} />),
        ]}
      />
    </Section>
  )
}

function keyOf(item: PositionNews): string {
  if (item.kind === 'document') return item.document
  return 'notice' in item
    ? item.notice
    : `${item.fund.id} ${item.kind} ${item.date} ${item.publishedOn} ${item.amount}`
}

type EntryProps = { readonly title: ReactElement; readonly about: string; readonly children: ReactNode }

/** An entry: its title, what it is about, and its amount or date. */
function Entry({ about, children, title }: EntryProps): ReactElement {
  return (
    <li className={itemClass}>
      <span>
        {title}
        <span className="block text-muted">{about}</span>
      </span>
      <span className="figures">{children}</span>
    </li>
  )
}

const linkClass = 'font-medium hover:underline'

/** Unread answer; its text is shown in the thread only (P-616). */
function AnswerItem({ answer }: { readonly answer: UnreadAnswer }): ReactElement {
  const { news } = useTranslations().position
  const to = useFormatter()
  const { date, fund, question, subject } = answer
  const title = (
    <AppLink to="/account/questions/$id" params={{ id: question }} preload={false} className={linkClass}>
      {subject}
    </AppLink>
  )
  return (
    <Entry title={title} about={fund === null ? news.answered() : `${fund.name} · ${news.answered()}`}>
      <span className="text-muted">{to.longDate(date)}</span>
    </Entry>
  )
}

function FundLink({ fund }: Pick<ComingDate, 'fund'>): ReactElement {
  return (
    <AppLink to="/account/funds/$id" params={{ id: fund.id }} className={linkClass}>
      {fund.name}
    </AppLink>
  )
}

type NoticeItem =
  | Extract<PositionNews, { readonly notice: string }>
  | Extract<ComingDate, { readonly notice: string }>

function NoticeLink({ item: { kind, notice, number } }: { readonly item: NoticeItem }): ReactElement {
  const { notices } = useTranslations().position
  return (
    <AppLink to="/account/notices/$id" params={{ id: notice }} className={linkClass} preload={false}>
      {notices[kind]({ number: String(number) })}
    </AppLink>
  )
}

function NewsItem({ item }: { readonly item: PositionNews }): ReactElement {
  const { news, notices } = useTranslations().position
  const to = useFormatter()
  const published = news.published({ date: to.longDate(item.publishedOn) ?? '' })
  if (item.kind === 'document')
    return (
      <Entry title={<DocumentLink item={item} />} about={`${item.fund.name} · ${published}`}>
        {null}
      </Entry>
    )
  if (!('notice' in item)) return <LedgerItem item={item} />
  const due = notices.due[item.kind]({ date: to.longDate(item.date) ?? '' })
  return (
    <Entry title={<NoticeLink item={item} />} about={`${item.fund.name} · ${due}`}>
      {to.netAssetValue(item.amount, item.currency)}
    </Entry>
  )
}

type DocumentNews = Extract<PositionNews, { readonly kind: 'document' }>

function DocumentLink({ item: { document, title } }: { readonly item: DocumentNews }): ReactElement {
  return (
    <AppLink to="/account/documents/$id" params={{ id: document }} preload={false} className={linkClass}>
      {title}
    </AppLink>
  )
}

function LedgerItem({ item }: { readonly item: LedgerNews }): ReactElement {
  const { news, kinds } = useTranslations().position
  const to = useFormatter()
  const { kind, fund, amount, currency } = item
  const date = to.longDate(item.date) ?? ''
  const text =
    kind === 'value' || kind === 'restated' ? news[kind]({ date }) : news.moved({ kind: kinds[kind](), date })
  return (
    <Entry title={<FundLink fund={fund} />} about={text}>
      {to.netAssetValue(amount, currency)}
    </Entry>
  )
}

function ComingItem({ item }: { readonly item: ComingDate }): ReactElement {
  const { coming } = useTranslations().position
  const to = useFormatter()
  const date = <span className="text-muted">{to.longDate(item.date)}</span>
  if (!('notice' in item))
    return (
      <Entry title={<FundLink fund={item.fund} />} about={coming[item.kind]()}>
        {date}
      </Entry>
    )
  const amount = to.netAssetValue(item.amount, item.currency) ?? ''
  return (
    <Entry title={<NoticeLink item={item} />} about={`${item.fund.name} · ${amount}`}>
      {date}
    </Entry>
  )
}
