import { describe, expect, it } from 'vitest'
import { mayHaveDocuments, mayHaveFunds, whatKeepsFrom } from './own-funds-state.ts'
import type { SessionUser } from './session.schema.ts'

const user = (own: Partial<SessionUser>): SessionUser => ({
  id: 'usr-1',
  name: 'Camille Roussel',
  email: 'camille@example.com',
  image: null,
  firstname: 'Camille',
  lastname: 'Roussel',
  telephone: null,
  language: null,
  role: 'investor',
  rights: ['funds:read', 'documents:read'],
  personType: null,
  fields: [],
  partner: null,
  actsFor: null,
  team: null,
  choice: 'not_concerned',
  verification: 'verified',
  company: null,
  ...own,
})

// P-066
describe('own funds are withheld', () => {
  it.each([
    ['pending', user({ verification: 'pending' })],
    ['pending', user({ verification: null })],
    ['refused', user({ verification: 'refused' })],
    ['team_missing', user({ role: 'partner_user', choice: 'team_missing' })],
    [null, user({})],
    [null, user({ role: 'partner_user', choice: 'forced', verification: null })],
  ] as const)('with the reason %s', (reason, who) => {
    expect(whatKeepsFrom(who)).toBe(reason)
    expect([mayHaveFunds(who), mayHaveDocuments(who)]).toEqual([reason === null, reason === null])
  })

  it('from staff, and from a user without the right', () => {
    expect(mayHaveFunds(user({ role: 'staff', verification: null }))).toBe(false)
    expect(mayHaveFunds(user({ rights: ['documents:read'] }))).toBe(false)
    expect(mayHaveDocuments(user({ rights: ['funds:read'] }))).toBe(false)
  })
})
