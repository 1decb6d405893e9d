import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { QueueCode, QueueView } from './people.schema.ts'

type BoardProps = { readonly queues: Outcome<readonly QueueView[]>; readonly backOffice: string }

/** Today's queues with their age against the limits (P-462). */
export function QueueBoard({ backOffice, queues }: BoardProps): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      {queues.ok ? (
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {queues.data.map((queue) => (
            <Queue key={queue.code} queue={queue} backOffice={backOffice} />
          ))}
        </ul>
      ) : (
        <Alert tone="warning">{words.unavailable()}</Alert>
      )}
    </Section>
  )
}

/** Pages of the back office on which a queue is worked off; others are worked off in the portal, or by telephone. */
const backOfficePages: Readonly<Partial<Record<QueueCode, string>>> = {
  investors: 'investors',
  companies: 'companies',
  teams: 'teams',
  requests: 'requests',
}

function Queue({ backOffice, queue }: { queue: QueueView; backOffice: string }): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const to = useFormatter()
  const { code, items, late, limitHours, open } = queue
  const rest = open - Math.min(items.length, shownItems)
  return (
    <Card asChild>
      <li>
        <CardTitle level="h3">{words.names[code]()}</CardTitle>
        <p className="pt-1 text-muted text-sm">{words.limit({ hours: limitHours })}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
          <span className="figures font-serif text-2xl">{to.decimal(open)}</span>
          {open > 0 && (
            <Badge tone={late > 0 ? 'error' : 'success'} shape={late > 0 ? 'diamond' : 'disc'}>
              {late > 0 ? words.late({ text: to.decimal(late) ?? '' }) : words.onTime()}
            </Badge>
          )}
        </p>
        {items.length === 0 ? (
          <p className="text-muted text-sm">{words.empty()}</p>
        ) : (
          <Waiting queue={queue} />
        )}
        {rest > 0 && (
          <p className="pt-2 text-muted text-sm">{words.more({ text: to.decimal(rest) ?? '' })}</p>
        )}
        {open > 0 && (
          <CardFooter>
            <QueueLinks code={code} backOffice={backOffice} />
          </CardFooter>
        )}
      </li>
    </Card>
  )
}

type LinkProps = { readonly code: QueueCode; readonly backOffice: string }

/** Links to the whole queue, and to the page on which it is processed. */
function QueueLinks({ backOffice, code }: LinkProps): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <AppLink to="/team/queues/$code" params={{ code }} className="text-link">
        {words.toList()}
      </AppLink>
      <WorkLinks code={code} backOffice={backOffice} />
    </span>
  )
}

/** Link to the page on which a queue is processed; nothing for one that is worked off by telephone. */
export function WorkLinks({ backOffice, code }: LinkProps): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const tool = backOfficePages[code]
  return (
    <>
      {code === 'publications' && (
        <AppLink to="/team/publications" className="text-link">
          {words.toPublications()}
        </AppLink>
      )}
      {code === 'rights' && (
        <AppLink to="/team/staff-rights" className="text-link">
          {words.toRights()}
        </AppLink>
      )}
      {code === 'questions' && (
        <AppLink to="/team/questions" className="text-link">
          {words.toQuestions()}
        </AppLink>
      )}
      {code === 'cases' && (
        <AppLink to="/team/cases" className="text-link">
          {words.toCases()}
        </AppLink>
      )}
      {tool !== undefined && (
        <a href={`${backOffice}/${tool}`} className="text-link">
          {words.toBackOffice()}
        </a>
      )}
    </>
  )
}

/** Of the ten that are known, so many are shown on the board. */
const shownItems = 4

function Waiting({ queue: { code, items } }: { queue: QueueView }): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const to = useFormatter()
  const detailOf = useDetail()
  return (
    <ul className="divide-y divide-hairline border-hairline border-t text-sm">
      {items.slice(0, shownItems).map((item) => {
        const { dueOn, id, isLate } = item
        const date = to.shortDate(dueOn) ?? dueOn
        return (
          <li key={id} className="py-2">
            <span className="block font-medium">
              <QueueItem code={code} item={item} />
            </span>
            <span className="block break-words text-muted">
              {withWholeCodes(
                [detailOf(item), isLate ? words.overdue({ date }) : words.due({ date })]
                  .filter(Boolean)
                  .join(' · '),
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What an item is about, after the kind of an entry. */
export function useDetail(): (item: QueueView['items'][number]) => string {
  const { kinds } = useTranslations().publishing
  return ({ detail, kind }) => [kind && kinds[kind](), detail].filter(Boolean).join(' · ')
}

type ItemProps = { readonly code: QueueCode; readonly item: QueueView['items'][number] }

/** Name of what waits, with a link to its page: the entry, question or case, else the person. */
export function QueueItem({ code, item: { id, person, title } }: ItemProps): ReactElement {
  const pages = {
    publications: '/team/publications/$id',
    questions: '/team/questions/$id',
    cases: '/team/cases/$id',
  } as const
  const { unnamed } = useTranslations().staff_desk.queues
  const name = title || unnamed()
  if (code === 'publications' || code === 'questions' || code === 'cases')
    return (
      <AppLink to={pages[code]} params={{ id }} className="text-link">
        {name}
      </AppLink>
    )
  if (code === 'rights')
    return (
      <AppLink to="/team/staff-rights" hash={id} className="text-link">
        {name}
      </AppLink>
    )
  if (person === null) return <>{name}</>
  return (
    <AppLink to="/team/people/$id" params={{ id: person }} className="text-link">
      {name}
    </AppLink>
  )
}
