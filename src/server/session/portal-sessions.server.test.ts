import { describe, expect, it } from 'vitest'
import type { InvestorUser, PartnerUser } from '../../contract/product-api/user.schema.ts'
import { rightsDiffer } from './portal-sessions.server.ts'

const shared = {
  id: 'u1',
  firstname: 'Ada',
  lastname: 'Test',
  email: 'ada@sandbox.example',
  telephone: null,
  confirmed: true,
  persontype: null,
  fields: [],
}
const investor: InvestorUser = {
  ...shared,
  role: 'investor',
  rights: ['funds:read', 'documents:read'],
  funds: ['fnd-1', 'fnd-2'],
  verification: 'verified',
  legal_entity: null,
}
const partner: PartnerUser = {
  ...shared,
  role: 'partner_user',
  rights: ['team:switch'],
  funds: [],
  partner: { id: '1', name: 'Banque', parent: null, childs: [] },
  is_child_user: true,
  id_partner: null,
}

// P-006
describe('rights of a session', () => {
  it.each([
    ['a right less', investor, { ...investor, rights: ['funds:read' as const] }],
    ['a fund more', investor, { ...investor, funds: ['fnd-1', 'fnd-2', 'fnd-3'] }],
    ['another verification', investor, { ...investor, verification: 'refused' as const }],
    ['another role', investor, partner],
    ['another partner to act for', partner, { ...partner, id_partner: '3' }],
    ['another company', partner, { ...partner, partner: null }],
  ])('differ by %s', (_, before, after) => {
    expect(rightsDiffer(before, after)).toBe(true)
    expect(rightsDiffer(after, before)).toBe(true)
  })

  it.each([
    ['a name', { ...investor, firstname: 'Adèle', telephone: '+33612345678' }],
    ['an order', { ...investor, rights: investor.rights.toReversed(), funds: investor.funds.toReversed() }],
  ])('do not differ by %s', (_, after) => {
    expect(rightsDiffer(investor, after)).toBe(false)
  })
})
