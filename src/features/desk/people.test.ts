import { describe, expect, it } from 'vitest'
import { auditActions } from '~/contract/product-api/audit-actions.ts'
import type { StaffPerson } from '~/contract/product-api/desk-people.schema.ts'
import en from '../../../i18n/en/staff_desk/index.ts'
import fr from '../../../i18n/fr/staff_desk/index.ts'
import { toPerson } from './people.ts'

const terms = { scope: 'both', power: 'act', until: null } as const
const person: StaffPerson = {
  ...{ id: 'acc-1', name: 'Ann One', email: 'ann@client.example', kind: 'investor', company: null },
  ...{ verification: 'verified', team: null, created_at: '2024-01-01T00:00:00Z', last_sign_in_at: null },
  ...{ holdings: [], log: [] },
  mandates: {
    held: [{ id: 'mdt-1', holder: 'Company', since: '2026-11-28', ...terms }],
    given: [{ id: 'mdt-2', person: 'Bob Two', since: '2026-11-29', ...terms }],
  },
}

// P-728
describe('the log of a person', () => {
  it.each([
    ['fr', fr],
    ['en', en],
  ])('has a text for each action that is recorded, and for no other, in %s', (_, { person: { actions } }) => {
    expect(Object.keys(actions).toSorted()).toEqual([...auditActions].toSorted())
    expect(new Set(Object.values(actions)).size).toBe(auditActions.length)
  })
})

// P-696
describe('mandates of a person', () => {
  it('have begun on their first day, and not on the day before', () => {
    expect(toPerson(person, '2026-11-28').mandates).toEqual({
      held: [{ id: 'mdt-1', name: 'Company', since: '2026-11-28', hasBegun: true, ...terms }],
      given: [{ id: 'mdt-2', name: 'Bob Two', since: '2026-11-29', hasBegun: false, ...terms }],
      today: '2026-11-28',
    })
  })

  it('are none for a partner’s user, and where the product API leaves them out', () => {
    const { mandates: _, ...without } = person
    expect(toPerson(without, '2026-11-28').mandates).toBeNull()
    expect(toPerson({ ...person, kind: 'partner' }, '2026-11-28').mandates).toBeNull()
  })
})
