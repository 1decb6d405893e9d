import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../accounts/passwords.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  documents,
  fundDetails,
  fundShares,
  funds,
  holdingMovements,
  holdings,
  partners,
  teamFunds,
  teams,
} from '../../database/schema/index.ts'
import { countChange } from '../../product/rights/team-version.ts'
import type { FoundFile } from '../checks/read-documents.ts'
import { changedKeys, type Plan } from '../plan.ts'
import { counter, type Progress } from '../progress-line.ts'
import { keyOf, type SheetName, type SheetRow } from '../sheets/sheet.ts'
import { agreementTerms } from './agreement-records.ts'
import { documentRecord, writeTerms } from './document-records.ts'
import { partsOf, reachedFunds } from './fund-parts.ts'
import { detailsRecord, fundRecord, shareRecord } from './fund-records.ts'
import { recordMandate } from './mandate-records.ts'
import { accountRecord, preservedAccountColumns } from './people-records.ts'
import { idsAfter } from './row-ids.ts'
import type { StoredIds } from './stored-rows.ts'
import { slices, upsert } from './upsert.ts'

type Writing = {
  readonly db: Db
  readonly plan: Plan
  readonly ids: StoredIds
  readonly now: Date
  readonly progress: Progress
}

function changedRows({ sheets }: Plan, name: SheetName): readonly (readonly [string, SheetRow])[] {
  const sheet = sheets.find(({ given }) => given.sheet.name === name)
  if (sheet === undefined) return []
  return changedKeys(sheet).flatMap((key) => {
    const planned = sheet.rows.get(key)
    return planned === undefined ? [] : [[key, planned.row] as const]
  })
}

/** The id of a row that the checks have found; a missing one is a bug. */
function idIn<Id>(ids: ReadonlyMap<string, Id>, key: string): Id {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The import has no row ${key.replaceAll('\u0000', ' / ')}`)
  return id
}

const optionalId = <Id>(ids: ReadonlyMap<string, Id>, key: string | null | undefined): Id | null =>
  key === null || key === undefined ? null : idIn(ids, key)

/** Number of ancestors of a row: parents are written before their children. */
function depthOf(
  rows: ReadonlyMap<string, SheetRow>,
  row: SheetRow,
  parentKey: (row: SheetRow) => string,
): number {
  const parent = rows.get(parentKey(row))
  return parent === undefined ? 0 : 1 + depthOf(rows, parent, parentKey)
}

async function writePartners({ db, plan, ids, progress }: Writing): Promise<void> {
  const parentOf = (row: SheetRow) => row.parent ?? ''
  const rows = changedRows(plan, 'partners')
    .toSorted(
      ([, one], [, other]) =>
        depthOf(plan.after.partners, one, parentOf) - depthOf(plan.after.partners, other, parentOf),
    )
    .map(([key, row]) => ({
      id: idIn(ids.partners, key),
      name: row.partner ?? '',
      parentId: optionalId(ids.partners, row.parent),
      siren: row.siren ?? null,
      contractEndedOn: row.contract_ended_on ?? null,
    }))
  await upsert(
    db,
    partners,
    { rows, target: [partners.id], kept: [] },
    counter(progress, 'partners', rows.length),
  )
}

const parentTeamKey = (row: SheetRow): string | null =>
  (row.parent_team ?? null) === null ? null : keyOf(row, ['partner', 'parent_team'])

async function writeTeams({ db, plan, ids, progress }: Writing): Promise<void> {
  const parentOf = (row: SheetRow) => parentTeamKey(row) ?? ''
  const rows = changedRows(plan, 'teams')
    .toSorted(
      ([, one], [, other]) =>
        depthOf(plan.after.teams, one, parentOf) - depthOf(plan.after.teams, other, parentOf),
    )
    .map(([key, row]) => ({
      id: idIn(ids.teams, key),
      partnerId: idIn(ids.partners, row.partner ?? ''),
      parentTeamId: optionalId(ids.teams, parentTeamKey(row)),
      name: row.team ?? '',
      domain: row.domain ?? '',
      isApproved: row.approved === 'yes',
    }))
  const kept = ['rightsVersion']
  await upsert(db, teams, { rows, target: [teams.id], kept }, counter(progress, 'teams', rows.length))
}

async function writeFunds({ db, plan, ids, progress }: Writing): Promise<void> {
  const reached = reachedFunds(plan)
  const parts = partsOf(plan, reached.funds)
  const fundId = ({ fund }: { readonly fund: SheetRow }) => idIn(ids.funds, fund.fund ?? '')
  const fundRows = parts.map((part) => fundRecord(fundId(part), part))
  const step = counter(progress, 'funds', fundRows.length)
  await upsert(db, funds, { rows: fundRows, target: [funds.id], kept: [] }, step)
  const details = parts.map((part) => detailsRecord(fundId(part), part))
  await upsert(db, fundDetails, { rows: details, target: [fundDetails.fundId], kept: [] }, () => undefined)
  const shares = parts.flatMap((part) =>
    part.shares
      .filter(({ share }) => reached.shares.has(share.share ?? ''))
      .map((share) => shareRecord(idIn(ids.shares, share.share.share ?? ''), fundId(part), share)),
  )
  const valuesIn = (some: typeof shares) =>
    some.reduce((sum, { liquidationValues }) => sum + liquidationValues.length, 0)
  // A share is one row with all of its values, of which there are far more.
  const ofShares = counter(progress, 'shares', shares.length)
  const ofValues = counter(progress, 'values', valuesIn(shares))
  let next = 0
  await upsert(db, fundShares, { rows: shares, target: [fundShares.id], kept: [] }, (count) => {
    ofShares(count)
    ofValues(valuesIn(shares.slice(next, next + count)))
    next += count
  })
}

async function writeAgreements({ db, plan, ids, progress }: Writing): Promise<void> {
  const rows = changedRows(plan, 'agreements').map(([, row]) => ({
    teamId: idIn(ids.teams, keyOf(row, ['partner', 'team'])),
    fundId: idIn(ids.funds, row.fund ?? ''),
    ...agreementTerms(row, (share) => idIn(ids.shares, share)),
  }))
  const step = counter(progress, 'agreements', rows.length)
  await upsert(db, teamFunds, { rows, target: [teamFunds.teamId, teamFunds.fundId], kept: [] }, step)
  const changed = new Set(rows.map(({ teamId }) => teamId))
  for (const slice of slices([...changed])) await countChange(db, slice)
}

async function writePeople({ db, plan, ids, now, progress }: Writing): Promise<void> {
  const changed = changedRows(plan, 'people')
  if (changed.length === 0) return
  // All accounts share one hash, of an unknown password.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const rows = changed.map(([key, row]) =>
    accountRecord(row, {
      id: idIn(ids.people, key),
      partnerId: optionalId(ids.partners, row.partner),
      teamId: (row.team ?? null) === null ? null : idIn(ids.teams, keyOf(row, ['partner', 'team'])),
      passwordHash,
      now,
    }),
  )
  const step = counter(progress, 'people', rows.length)
  await upsert(db, accounts, { rows, target: [accounts.id], kept: preservedAccountColumns }, step)
}

async function writeMandates({ db, plan, ids, now, progress }: Writing): Promise<void> {
  const rows = changedRows(plan, 'mandates')
  const step = counter(progress, 'mandates', rows.length)
  for (const [, row] of rows) {
    const [accountId, holderId] = [idIn(ids.people, row.person ?? ''), idIn(ids.people, row.holder ?? '')]
    await recordMandate(db, row, { accountId, holderId }, now)
    step(1)
  }
}

async function writeHoldings({ db, plan, ids, progress }: Writing): Promise<void> {
  const owner = (row: SheetRow) => ({
    accountId: idIn(ids.people, row.person ?? ''),
    shareId: idIn(ids.shares, row.share ?? ''),
    quantity: row.quantity ?? '0',
  })
  const fundOf = (row: SheetRow) => idIn(ids.funds, plan.after.shares.get(row.share ?? '')?.fund ?? '')
  const held = changedRows(plan, 'holdings').map(([key, row]) => ({
    id: idIn(ids.holdings, key),
    fundId: fundOf(row),
    commitment: row.commitment ?? null,
    subscribedOn: row.subscribed_on ?? '',
    ...owner(row),
  }))
  const step = counter(progress, 'holdings', held.length)
  await upsert(db, holdings, { rows: held, target: [holdings.id], kept: [] }, step)
  const moved = changedRows(plan, 'movements').map(([key, row]) => ({
    id: idIn(ids.movements, key),
    kind: row.kind ?? '',
    movedOn: row.date ?? '',
    amount: row.amount ?? null,
    ...owner(row),
  }))
  const next = counter(progress, 'movements', moved.length)
  await upsert(db, holdingMovements, { rows: moved, target: [holdingMovements.id], kept: [] }, next)
}

async function writeDocuments({ db, plan, ids, progress }: Writing, files: ReadonlyMap<string, FoundFile>) {
  const changed = changedRows(plan, 'documents').map(
    ([key, row]) => [idIn(ids.documents, key), key, row] as const,
  )
  const rows = changed.map(([id, path, row]) =>
    documentRecord(row, { id, path, fundId: idIn(ids.funds, row.fund ?? ''), file: files.get(path) }),
  )
  const step = counter(progress, 'documents', rows.length)
  await upsert(db, documents, { rows, target: [documents.id], kept: ['indexedSha256', 'replacedBy'] }, step)
  await writeTerms(
    db,
    changed.map(([id, , row]) => [id, row]),
  )
}

type WriteChoices = {
  readonly files: ReadonlyMap<string, FoundFile>
  readonly now: Date
  readonly progress: Progress
}

/** Writes the plan's additions and changes. The caller provides the transaction. */
export async function writePlan(db: Db, plan: Plan, { files, now, progress }: WriteChoices): Promise<void> {
  const writing: Writing = { db, plan, ids: idsAfter(plan), now, progress }
  await writePartners(writing)
  await writeTeams(writing)
  await writeFunds(writing)
  await writeAgreements(writing)
  await writePeople(writing)
  await writeMandates(writing)
  await writeHoldings(writing)
  await writeDocuments(writing, files)
}
