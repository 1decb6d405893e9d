import type { InvestorRegistration, TeamChoice } from '~/contract/product-api/registration.schema.ts'
import { checkForm, type DraftValues, type FieldValues, fillValues } from '~/lib/form/form-definition.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { companyForm, declarationForm, personForm } from './identity.schema.ts'
import { partnerForm, teamForm } from './partner.schema.ts'
import type { PendingRegistration, TeamChoiceView } from './registration.schema.ts'

const hourMs = 3_600_000

/** A registration with the time that is left of the 48 hours; `now` in milliseconds since 1970. */
export function toPendingRegistration(wire: InvestorRegistration, now: number): PendingRegistration {
  const dueAt = Date.parse(wire.due_at)
  return {
    status: wire.verification,
    dueOn: plainDateAt(new Date(dueAt)),
    hoursLeft: Math.floor((dueAt - now) / hourMs),
  }
}

/** The teams of the user's company, each under the team that it is a part of. */
export function toTeamChoice({ invited, partner, refused, teams, requested }: TeamChoice): TeamChoiceView {
  const parts = (parent: string | null) => teams.filter((team) => team.parent === parent)
  const isListed = (id: string | null) => teams.some((team) => team.id === id)
  const tops = teams.filter(({ parent }) => !isListed(parent))
  const ordered = tops.flatMap((top) => [
    { id: top.id, name: top.name, isPart: false },
    ...parts(top.id).map(({ id, name }) => ({ id, name, isPart: true })),
  ])
  const refusal = refused && {
    team: refused.team,
    reason: refused.reason,
    refusedAt: refused.refused_at,
  }
  return {
    partner: partner.name,
    teams: ordered,
    requested,
    refused: refusal ?? null,
    invited: invited ?? null,
  }
}

type SavedForm = { readonly name: string; readonly empty: FieldValues; readonly secrets?: readonly string[] }

/** Forms whose typed values are stored for a day, by name. */
export const savedForms: ReadonlyMap<string, SavedForm> = new Map(
  [personForm, companyForm, declarationForm.natural, declarationForm.legal, partnerForm, teamForm].map(
    (form) => [form.name, form],
  ),
)

/** Returns the function that parses the stored answers of the first step; undefined if they are incomplete. */
export function identityOf(person: 'natural' | 'legal') {
  return (kept: DraftValues | undefined) => {
    if (kept === undefined) return undefined
    const checked =
      person === 'natural'
        ? checkForm(personForm, fillValues(personForm.empty, kept))
        : checkForm(companyForm, fillValues(companyForm.empty, kept))
    return checked.ok ? checked.data : undefined
  }
}
