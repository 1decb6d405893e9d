import Big from 'big.js'
import { personTypes } from '../../product/users/person-types.ts'
import type { Plan } from '../plan.ts'
import type { Fault } from '../report/fault.ts'
import { keyOf, type SheetRow } from '../sheets/sheet.ts'
import { faultAt, plannedRows } from './fault-at.ts'

const owner = (row: SheetRow): string => keyOf(row, ['person', 'share'])

const takesAway = (row: SheetRow): boolean => row.kind === 'transfer-out' || row.kind === 'redemption'

/** Sums of quantities by person and share; outgoing movements count as negative. */
function sumsOf(rows: Iterable<SheetRow>): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>()
  for (const row of rows) {
    const quantity = new Big(row.quantity ?? '0')
    const sum = sums.get(owner(row)) ?? new Big(0)
    sums.set(owner(row), takesAway(row) ? sum.minus(quantity) : sum.plus(quantity))
  }
  return sums
}

/**
 * Requires that the movements of a holding add up to it. Holdings without movements are reported, and kept.
 */
function checkHoldings({ sheets, after }: Plan): Fault[] {
  const held = sumsOf(after.holdings.values())
  const moved = sumsOf(after.movements.values())
  const unexplained = plannedRows(sheets, 'holdings').flatMap(([plan, planned]) => {
    const sum = moved.get(owner(planned.row))
    if (sum === undefined)
      return [
        faultAt(plan, planned, ['holding_without_movements', ['person', 'share']], { severity: 'warning' }),
      ]
    const isSame = held.get(owner(planned.row))?.eq(sum) === true
    const detail = { sum: sum.toFixed() }
    return isSame ? [] : [faultAt(plan, planned, ['holding_differs', ['quantity']], { detail })]
  })
  const withoutHolding = plannedRows(sheets, 'movements').flatMap(([plan, planned]) => {
    const sum = moved.get(owner(planned.row)) ?? new Big(0)
    if (held.has(owner(planned.row)) || sum.eq(0)) return []
    const detail = { sum: sum.toFixed() }
    return [faultAt(plan, planned, ['movements_without_holding', ['person', 'share']], { detail })]
  })
  return [...unexplained, ...withoutHolding]
}

/** Requires a company for partners' users, and addresses in their team's domain (P-160). */
function checkCompanies({ sheets, after }: Plan): Fault[] {
  return plannedRows(sheets, 'people').flatMap(([plan, planned]) => {
    const { row } = planned
    if (personTypes[row.type ?? '']?.role !== 'partner_user') return []
    if ((row.partner ?? null) === null)
      return [faultAt(plan, planned, ['person_without_company', ['partner']])]
    const domain = after.teams.get(keyOf(row, ['partner', 'team']))?.domain ?? null
    const isOfDomain = domain === null || row.person?.endsWith(`@${domain}`) === true
    return isOfDomain
      ? []
      : [faultAt(plan, planned, ['person_outside_domain', ['person']], { detail: { domain } })]
  })
}

/**
 * Requires ids that stay and belong to one person. That of a person whom the import removes is taken, too: with another
 * address they would be somebody else.
 */
function checkIds({ sheets, stored }: Plan): Fault[] {
  const owners = new Map([...stored.ids.people].map(([email, id]) => [id, email]))
  return plannedRows(sheets, 'people').flatMap(([plan, planned]) => {
    const { id = null, person } = planned.row
    if (id === null) return []
    const own = stored.ids.people.get(person ?? '')
    if (own !== undefined && own !== id)
      return [faultAt(plan, planned, ['id_changed', ['id']], { detail: { id: own } })]
    if (stored.erasedIds.has(id)) return [faultAt(plan, planned, ['id_erased', ['id']])]
    const other = owners.get(id) ?? person ?? ''
    owners.set(id, other)
    return other === person ? [] : [faultAt(plan, planned, ['value_taken', ['id']], { detail: { other } })]
  })
}

/** Checks the consistency of people and their holdings. */
export function checkPeople(plan: Plan): Fault[] {
  return [...checkHoldings(plan), ...checkCompanies(plan), ...checkIds(plan)]
}
