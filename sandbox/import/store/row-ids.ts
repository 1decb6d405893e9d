import type { Plan } from '../plan.ts'
import type { SheetName } from '../sheets/sheet.ts'
import { accountIdOf, createNumbers } from './new-ids.ts'
import type { StoredIds } from './stored-rows.ts'

type TextSheet = 'shares' | 'people'
type NumberedSheet = Exclude<keyof StoredIds, TextSheet | 'mandates'>

function numbersOf({ stored, after }: Plan, sheet: NumberedSheet): ReadonlyMap<string, number> {
  const known = stored.ids[sheet]
  const next = createNumbers(sheet, known.values())
  return new Map([...after[sheet].keys()].map((key) => [key, known.get(key) ?? next(key)]))
}

function textsOf(plan: Plan, sheet: Extract<SheetName, TextSheet>, make: (key: string) => string) {
  const known = plan.stored.ids[sheet]
  return new Map([...plan.after[sheet].keys()].map((key) => [key, known.get(key) ?? make(key)] as const))
}

/** The id of a share: kept if an export named the share by it; otherwise its fund's number and its code. */
function shareIdOf(code: string, fundNumber: number | undefined): string {
  return /^shr-\d+-[a-z0-9-]+$/.test(code) ? code : `shr-${fundNumber ?? 0}-${code}`
}

/** Ids of all rows after the import: existing ones, and new ones derived from the rows' keys. */
export function idsAfter(plan: Plan): StoredIds {
  const funds = numbersOf(plan, 'funds')
  const fundOf = (share: string) => funds.get(plan.after.shares.get(share)?.fund ?? '')
  return {
    partners: numbersOf(plan, 'partners'),
    teams: numbersOf(plan, 'teams'),
    funds,
    shares: textsOf(plan, 'shares', (code) => shareIdOf(code, fundOf(code))),
    people: textsOf(plan, 'people', (email) => plan.after.people.get(email)?.id ?? accountIdOf(email)),
    // A changed mandate is a new one, in place of the former.
    mandates: plan.stored.ids.mandates,
    holdings: numbersOf(plan, 'holdings'),
    movements: numbersOf(plan, 'movements'),
    documents: numbersOf(plan, 'documents'),
  }
}
