import type { Db } from '../../database/open-database.ts'
import { sheetOf } from '../sheets/index.ts'
import { keyOf, type SheetName, type SheetRow } from '../sheets/sheet.ts'
import { loadDocuments } from './document-records.ts'
import { loadFunds, loadShares } from './load-funds.ts'
import { loadHoldings, loadPartners, loadPeople } from './load-people.ts'
import { loadMandates } from './mandate-records.ts'
import { byKey, type Stored } from './stored-rows.ts'

const turned = <Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Value, Key> =>
  new Map([...map].map(([key, value]) => [value, key]))

type Identified<Id> = { readonly id: Id; readonly row: SheetRow }

const idsOf = <Id>(sheet: SheetName, rows: readonly Identified<Id>[]): ReadonlyMap<string, Id> =>
  new Map(rows.map(({ id, row }) => [keyOf(row, sheetOf(sheet).key), id]))

/** Loads everything that sheets describe from the database, in the form of sheets. */
export async function loadStored(db: Db): Promise<Stored> {
  const { ids: fundIds, ...funds } = await loadFunds(db)
  const fundCodes = turned(fundIds)
  const { ids: shareIds, ...shares } = await loadShares(db, fundCodes)
  const { partnerNames, teamNames, partnerIds, teamIds, ...partners } = await loadPartners(db, {
    fundCodes,
    shareCodes: turned(shareIds),
  })
  const { erasedIds, ids: peopleIds, people } = await loadPeople(db, partnerNames, teamNames)
  const owners = { emails: turned(peopleIds), shareCodes: turned(shareIds) }
  const mandates = await loadMandates(db, owners.emails)
  const { holdings, movements } = await loadHoldings(db, owners)
  const { ids: documentIds, documents } = await loadDocuments(db, fundCodes)
  const rows = {
    ...partners,
    ...funds,
    ...shares,
    people,
    mandates: mandates.map(({ row }) => row),
    holdings: holdings.map(({ row }) => row),
    movements: movements.map(({ row }) => row),
    documents,
  }
  return {
    rows: {
      partners: byKey(sheetOf('partners'), rows.partners),
      teams: byKey(sheetOf('teams'), rows.teams),
      funds: byKey(sheetOf('funds'), rows.funds),
      managers: byKey(sheetOf('managers'), rows.managers),
      terms: byKey(sheetOf('terms'), rows.terms),
      portfolio: byKey(sheetOf('portfolio'), rows.portfolio),
      costs: byKey(sheetOf('costs'), rows.costs),
      scenarios: byKey(sheetOf('scenarios'), rows.scenarios),
      shares: byKey(sheetOf('shares'), rows.shares),
      values: byKey(sheetOf('values'), rows.values),
      flows: byKey(sheetOf('flows'), rows.flows),
      agreements: byKey(sheetOf('agreements'), rows.agreements),
      people: byKey(sheetOf('people'), rows.people),
      mandates: byKey(sheetOf('mandates'), rows.mandates),
      holdings: byKey(sheetOf('holdings'), rows.holdings),
      movements: byKey(sheetOf('movements'), rows.movements),
      documents: byKey(sheetOf('documents'), rows.documents),
    },
    ids: {
      partners: partnerIds,
      teams: teamIds,
      funds: fundIds,
      shares: shareIds,
      people: peopleIds,
      mandates: idsOf('mandates', mandates),
      holdings: idsOf('holdings', holdings),
      movements: idsOf('movements', movements),
      documents: documentIds,
    },
    erasedIds,
  }
}
