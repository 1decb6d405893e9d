import type { StaffPeople, StaffPerson, StaffQueues } from '~/contract/product-api/desk-people.schema.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import type { PeopleView, PersonMandates, PersonView, QueueView } from './people.schema.ts'

const dayOf = (instant: string): string => dayOfInstant(instant) ?? instant

/** Maps staff's queues; `nowMs` determines which entries are late. */
export function toQueues({ queues }: StaffQueues, nowMs: number): QueueView[] {
  return queues.map(({ code, items, late, limit_hours, open, page }) => ({
    ...{ code, late, open },
    limitHours: limit_hours,
    page: { number: page?.page ?? 1, count: page?.pageCount ?? 1 },
    items: items.map(({ detail, due_at, id, kind, person, since, title }) => ({
      ...{ id, title, detail },
      kind: kind ?? null,
      person: person ?? null,
      since: dayOf(since),
      dueOn: dayOf(due_at),
      isLate: Date.parse(due_at) < nowMs,
    })),
  }))
}

/** Maps the users that a question finds. */
export function toPeople({ items, page, posted_code: code }: StaffPeople): PeopleView {
  return {
    items,
    total: page.total,
    page: { number: page.page, count: page.pageCount },
    postedCode: code
      ? { state: code.state, holder: code.holder, email: code.email, expiresOn: dayOf(code.expires_at) }
      : null,
  }
}

function toMandates({ kind, mandates }: StaffPerson, today: string): PersonMandates | null {
  if (mandates === undefined || kind !== 'investor') return null
  return {
    held: mandates.held.map(({ holder: name, ...terms }) => ({
      ...{ ...terms, name },
      hasBegun: terms.since <= today,
    })),
    given: mandates.given.map(({ person: name, ...terms }) => ({
      ...{ ...terms, name },
      hasBegun: terms.since <= today,
    })),
    today,
  }
}

/** Maps a user with their holdings, mandates and history; `today` tells which mandates have begun. */
export function toPerson(wire: StaffPerson, today: string): PersonView {
  const { created_at, holdings, last_sign_in_at, log, mandates: _, ...person } = wire
  return {
    ...person,
    createdOn: dayOf(created_at),
    lastSignInOn: last_sign_in_at && dayOf(last_sign_in_at),
    holdings: holdings.map(({ fund, quantity, share, subscribed_on }) => {
      return { fund: fund.name, share, quantity, date: subscribed_on }
    }),
    mandates: toMandates(wire, today),
    log: log.map(({ action, actor, at }) => ({ date: dayOf(at), action, actor })),
  }
}
