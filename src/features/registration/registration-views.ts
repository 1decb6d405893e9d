import type { InvestorRegistration, TeamChoice } from '~/contract/product-api/registration.schema.ts'
import type { PendingRegistration, TeamChoiceView } from './registration.schema.ts'

const hourMs = 3_600_000

/** A registration with the time that is left of the 48 hours; `now` in milliseconds since 1970. */
export function toPendingRegistration(wire: InvestorRegistration, now: number): PendingRegistration {
  const dueAt = Date.parse(wire.due_at)
  return {
    status: wire.verification,
    dueOn: wire.due_at.slice(0, 10),
    hoursLeft: Math.floor((dueAt - now) / hourMs),
  }
}

/** The teams of the user's company, each under the team that it is a part of. */
export function toTeamChoice({ partner, teams, requested }: TeamChoice): TeamChoiceView {
  const parts = (parent: string | null) => teams.filter((team) => team.parent === parent)
  const isListed = (id: string | null) => teams.some((team) => team.id === id)
  const tops = teams.filter(({ parent }) => !isListed(parent))
  const ordered = tops.flatMap((top) => [
    { id: top.id, name: top.name, isPart: false },
    ...parts(top.id).map(({ id, name }) => ({ id, name, isPart: true })),
  ])
  return { partner: partner.name, teams: ordered, requested }
}
