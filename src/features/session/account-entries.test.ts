import { describe, expect, it } from 'vitest'
import { accountEntriesOf, guestEntriesOf, mandateEntriesOf } from './account-entries.ts'
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
  rights: [],
  personType: null,
  fields: [],
  partner: null,
  actsFor: null,
  team: null,
  choice: 'not_concerned',
  verification: null,
  company: null,
  ...own,
})

const none = {
  notifications: false,
  notices: false,
  letters: false,
  questions: false,
  guests: false,
  cases: false,
  material: false,
  portfolios: false,
}
const all = {
  notifications: true,
  notices: true,
  letters: true,
  questions: true,
  guests: true,
  cases: true,
  material: true,
  portfolios: true,
}

const namesOf = (own: Partial<SessionUser>) => accountEntriesOf(user(own), none).map(({ label }) => label)

describe('the parts of the account that a user sees', () => {
  // P-006
  it('are those of the role and its rights', () => {
    expect(namesOf({ role: 'staff' })).toEqual(['teamSpace', 'changePassword', 'notifications'])
    expect(namesOf({ role: 'partner_user' })).toContain('teams')
    expect(namesOf({ role: 'partner_user' })).not.toContain('invitations')
    expect(namesOf({ role: 'partner_user', rights: ['team:invite'] })).toContain('invitations')
    expect(namesOf({ role: 'investor', rights: ['team:invite'] })).not.toContain('invitations')
  })

  it('are one list for all who see the same, so that their menu is drawn once', () => {
    const list = accountEntriesOf(user({ role: 'investor' }), all)
    expect(accountEntriesOf(user({ id: 'usr-2', role: 'investor' }), all)).toBe(list)
    expect(accountEntriesOf(user({ role: 'investor' }), none)).not.toBe(list)
    expect(accountEntriesOf(user({ role: 'partner_user' }), all)).not.toBe(list)
  })

  // P-621
  it('are, for a guest, those that the access names', () => {
    const namesFor = (rights: string[]) => guestEntriesOf({ rights }).map(({ label }) => label)
    expect(namesFor(['funds:read', 'documents:read'])).toEqual(['holdings', 'documents'])
    expect(namesFor(['documents:read'])).toEqual(['documents'])
    expect(namesFor([])).toEqual([])
  })

  // P-692
  it('are, for who acts by a mandate, those that it covers and the product API has', () => {
    const namesFor = (rights: string[], offered = all) =>
      mandateEntriesOf({ rights }, offered).map(({ label }) => label)
    expect(namesFor(['funds:read', 'documents:read'])).toEqual([
      'holdings',
      'notices',
      'questions',
      'documents',
      'letters',
    ])
    expect(namesFor(['funds:read'])).toEqual(['holdings', 'notices', 'questions', 'letters'])
    expect(namesFor(['documents:read'], none)).toEqual(['documents'])
  })

  // P-171
  it('lead to notifications where users have a page of them, and home where not', () => {
    const placeOf = (own: Partial<SessionUser>, hasNotifications: boolean) =>
      accountEntriesOf(user(own), { ...none, notifications: hasNotifications }).find(
        ({ label }) => label === 'notifications',
      )?.to
    expect(placeOf({}, true)).toBe('/account/notifications')
    expect(placeOf({}, false)).toBe('/')
    expect(placeOf({ role: 'staff' }, true)).toBe('/')
  })

  // P-486
  it('hold questions for investors, where the product API takes them', () => {
    const placesOf = (role: SessionUser['role'], questions: boolean) =>
      accountEntriesOf(user({ role }), { ...none, questions }).map(({ to }) => to)
    expect(placesOf('investor', true)).toContain('/account/questions')
    expect(placesOf('investor', false)).not.toContain('/account/questions')
    expect(placesOf('partner_user', true)).not.toContain('/account/questions')
  })

  // P-436
  it('hold notices for investors, where the product API has them', () => {
    const placesOf = (own: Partial<SessionUser>, notices: boolean) =>
      accountEntriesOf(user(own), { ...none, notices }).map(({ to }) => to)
    expect(placesOf({ role: 'investor' }, true)).toContain('/account/notices')
    expect(placesOf({ role: 'investor' }, false)).not.toContain('/account/notices')
    expect(placesOf({ role: 'partner_user' }, true)).not.toContain('/account/notices')
  })
  // P-814
  it('hold letters for those with funds, where the product API has them', () => {
    const placesOf = (own: Partial<SessionUser>, letters: boolean) =>
      accountEntriesOf(user(own), { ...none, letters }).map(({ to }) => to)
    const rights = ['funds:read']
    expect(placesOf({ role: 'investor', rights }, true)).toContain('/account/letters')
    expect(placesOf({ role: 'partner_user', rights }, true)).toContain('/account/letters')
    expect(placesOf({ role: 'investor', rights }, false)).not.toContain('/account/letters')
    expect(placesOf({ role: 'investor', rights: [] }, true)).not.toContain('/account/letters')
    expect(placesOf({ role: 'staff', rights }, true)).not.toContain('/account/letters')
  })

  // P-640
  it('hold marketing documents for partners who may read documents, where the product API has them', () => {
    const placesOf = (role: SessionUser['role'], material: boolean) =>
      accountEntriesOf(user({ role, rights: ['documents:read'] }), { ...none, material }).map(({ to }) => to)
    expect(placesOf('partner_user', true)).toContain('/account/material')
    expect(placesOf('partner_user', false)).not.toContain('/account/material')
    expect(placesOf('investor', true)).not.toContain('/account/material')
  })

  // P-501
  it('hold cases for those who subscribe for clients or follow them, where the product API has them', () => {
    const placesOf = (right: string, cases: boolean) =>
      accountEntriesOf(user({ role: 'partner_user', rights: [right] }), { ...none, cases }).map(
        ({ to }) => to,
      )
    expect(placesOf('subscriptions:create', true)).toContain('/account/cases')
    expect(placesOf('subscriptions:read', true)).toContain('/account/cases')
    expect(placesOf('team:invite', true)).not.toContain('/account/cases')
    expect(placesOf('subscriptions:create', false)).not.toContain('/account/cases')
    // The simple request stays.
    expect(placesOf('subscriptions:create', true)).toContain('/subscribe')
  })
})
