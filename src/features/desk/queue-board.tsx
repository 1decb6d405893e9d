import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
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

/** Pages of the back office on which a queue is worked off. */
const backOfficePages: Readonly<Record<Exclude<QueueCode, 'publications' | 'questions' | 'cases'>, string>> =
  {
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
            <QueueLink code={code} backOffice={backOffice} />
          </CardFooter>
        )}
      </li>
    </Card>
  )
}

type LinkProps = { readonly code: QueueCode; readonly backOffice: string }

/** Link to the page on which a queue is processed. */
function QueueLink({ backOffice, code }: LinkProps): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  if (code === 'publications')
    return (
      <AppLink to="/team/publications" className="text-link">
        {words.toPublications()}
      </AppLink>
    )
  if (code === 'questions')
    return (
      <AppLink to="/team/questions" className="text-link">
        {words.toQuestions()}
      </AppLink>
    )
  if (code === 'cases')
    return (
      <AppLink to="/team/cases" className="text-link">
        {words.toCases()}
      </AppLink>
    )
  return (
    <a href={`${backOffice}/${backOfficePages[code]}`} className="text-link">
      {words.toBackOffice()}
    </a>
  )
}

/** Of the ten that are known, so many are shown on the board. */
const shownItems = 4

function Waiting({ queue: { items } }: { queue: QueueView }): ReactElement {
  const { queues: words } = useTranslations().staff_desk
  const to = useFormatter()
  return (
    <ul className="divide-y divide-hairline border-hairline border-t text-sm">
      {items.slice(0, shownItems).map(({ detail, dueOn, id, isLate, title }) => {
        const date = to.shortDate(dueOn) ?? dueOn
        return (
          <li key={id} className="py-2">
            <span className="block font-medium">{title}</span>
            <span className="block break-words text-muted">
              {[detail, isLate ? words.overdue({ date }) : words.due({ date })].filter(Boolean).join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
