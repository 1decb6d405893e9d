import { asc, like, notLike } from 'drizzle-orm'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  holdingMovements,
  holdings,
  partners,
  teamFunds,
  teams,
} from '../../database/schema/index.ts'
import { clientsText } from '../sheets/complete-rows.ts'
import { keyList, keyOf, type SheetRow } from '../sheets/sheet.ts'
import { cellText, decimalText, flagText } from './stored-rows.ts'

type Names = ReadonlyMap<number, string>

type Codes = { readonly fundCodes: Names; readonly shareCodes: ReadonlyMap<string, string> }

type Agreement = typeof teamFunds.$inferSelect

/** The terms of an agreement beside its fund; a share that no sheet names is left out. */
function termsRow({ agreementSince, agreementUntil, ...terms }: Agreement, { shareCodes }: Codes): SheetRow {
  const shares = terms.shareIds?.flatMap((id) => shareCodes.get(id) ?? [])
  return {
    since: agreementSince,
    until: agreementUntil,
    // Of shares that are all gone, none can be subscribed: an empty cell would mean every share.
    subscriptions: flagText(terms.subscriptions && shares?.length !== 0),
    shares: keyList(shares ?? []),
    clients: clientsText(terms.audiences),
  }
}

/** Loads the partners, their teams and agreements, with their numbers by name. */
export async function loadPartners(db: Db, codes: Codes) {
  const companies = await db.select().from(partners).orderBy(asc(partners.id))
  const groups = await db.select().from(teams).orderBy(asc(teams.id))
  const agreements = await db.select().from(teamFunds).orderBy(asc(teamFunds.teamId), asc(teamFunds.fundId))
  const partnerNames: Names = new Map(companies.map(({ id, name }) => [id, name]))
  const teamNames: Names = new Map(groups.map(({ id, name }) => [id, name]))
  const rowsByTeam = new Map(
    groups.map((team): readonly [number, SheetRow] => [
      team.id,
      { partner: partnerNames.get(team.partnerId) ?? null, team: team.name },
    ]),
  )
  return {
    partnerNames,
    teamNames,
    partnerIds: new Map(companies.map(({ id, name }) => [name, id] as const)),
    teamIds: new Map([...rowsByTeam].map(([id, row]) => [keyOf(row, ['partner', 'team']), id] as const)),
    partners: companies.map(
      ({ name, parentId, siren, contractEndedOn }): SheetRow => ({
        partner: name,
        parent: parentId === null ? null : (partnerNames.get(parentId) ?? null),
        siren,
        contract_ended_on: contractEndedOn,
      }),
    ),
    teams: groups.map(
      (team): SheetRow => ({
        ...rowsByTeam.get(team.id),
        parent_team: team.parentTeamId === null ? null : (teamNames.get(team.parentTeamId) ?? null),
        domain: team.domain,
        approved: flagText(team.isApproved),
      }),
    ),
    agreements: agreements.map(
      (agreement): SheetRow => ({
        ...rowsByTeam.get(agreement.teamId),
        fund: codes.fundCodes.get(agreement.fundId) ?? null,
        ...termsRow(agreement, codes),
      }),
    ),
  }
}

type Account = typeof accounts.$inferSelect

function personRow(account: Account, partnerNames: Names, teamNames: Names): SheetRow {
  const field = (id: string) => cellText(account.fields.find((given) => given.id === id)?.value)
  return {
    person: account.email,
    type: account.personType,
    first_name: account.firstName,
    last_name: account.lastName,
    telephone: account.telephone,
    language: account.preferredLocale,
    verification: account.verification,
    confirmed: flagText(account.emailConfirmed),
    partner: account.partnerId === null ? null : (partnerNames.get(account.partnerId) ?? null),
    team: account.teamId === null ? null : (teamNames.get(account.teamId) ?? null),
    chooses_company: flagText(account.isChildUser),
    social_reason: field('social_reason'),
    identification_number: field('identification_number'),
    registered_address: field('registered_address'),
    job_title: field('job_title'),
    orias_number: field('orias_number'),
    id: account.id,
  }
}

const erased = '%@erased.invalid'

/** Loads the people with their ids by email address, and the ids of erased ones. */
export async function loadPeople(db: Db, partnerNames: Names, teamNames: Names) {
  const stored = await db
    .select()
    .from(accounts)
    .where(notLike(accounts.email, erased))
    .orderBy(byBytes(accounts.email))
  const gone = await db.select({ id: accounts.id }).from(accounts).where(like(accounts.email, erased))
  return {
    ids: new Map(stored.map(({ email, id }) => [email, id] as const)),
    erasedIds: new Set(gone.map(({ id }) => id)),
    people: stored.map((account) => personRow(account, partnerNames, teamNames)),
  }
}

type Owners = {
  readonly emails: ReadonlyMap<string, string>
  readonly shareCodes: ReadonlyMap<string, string>
}

/** Loads the holdings and movements of these people, with their numbers by key. */
export async function loadHoldings(db: Db, { emails, shareCodes }: Owners) {
  const held = await db.select().from(holdings).orderBy(asc(holdings.id))
  const moved = await db.select().from(holdingMovements).orderBy(asc(holdingMovements.id))
  const named = ({ accountId, shareId }: { readonly accountId: string; readonly shareId: string }) => ({
    person: emails.get(accountId) ?? null,
    share: shareCodes.get(shareId) ?? null,
  })
  return {
    holdings: held.map((holding) => ({
      id: holding.id,
      row: {
        ...named(holding),
        subscribed_on: holding.subscribedOn,
        quantity: decimalText(holding.quantity),
        commitment: decimalText(holding.commitment),
      },
    })),
    movements: moved.map((movement) => ({
      id: movement.id,
      row: {
        ...named(movement),
        date: movement.movedOn,
        kind: movement.kind,
        quantity: decimalText(movement.quantity),
        amount: decimalText(movement.amount),
      },
    })),
  }
}
