import { describe, expect, it } from 'vitest'
import {
  type ChildPartnerSubject,
  childPartnerState,
  choiceState,
  verdictForAccountPage,
  verdictForChoicePage,
} from './child-partner.ts'

const subject = (
  isChildUser: boolean,
  hasParent: boolean,
  childIds: readonly string[],
  chosenPartnerId: string | null,
): ChildPartnerSubject => ({ isChildUser, partner: { hasParent, childIds }, chosenPartnerId })

const three = ['2', '3', '4']

/** Rows: user, its state, the result of the choice page, the result of every account page (P-137, P-138). */
const truthTable = [
  [
    'child user, three children, none chosen',
    subject(true, false, three, null),
    'forced',
    'show',
    'go_to_choice',
  ],
  [
    'child user, three children, one chosen',
    subject(true, false, three, '3'),
    'kept_away',
    'go_home',
    'show',
  ],
  [
    'child user, another than the children chosen',
    subject(true, false, three, '9'),
    'forced',
    'show',
    'go_to_choice',
  ],
  [
    'child user, another than the only child chosen',
    subject(true, false, ['6'], '9'),
    'automatic',
    'go_home',
    'show',
  ],
  ['child user, an empty choice', subject(true, false, three, ''), 'forced', 'show', 'go_to_choice'],
  ['child user, no children, one chosen', subject(true, false, [], '9'), 'not_concerned', 'go_home', 'show'],
  ['child user, one child, none chosen', subject(true, false, ['6'], null), 'automatic', 'go_home', 'show'],
  ['child user, one child, chosen', subject(true, false, ['6'], '6'), 'kept_away', 'go_home', 'show'],
  ['child user, no children', subject(true, false, [], null), 'not_concerned', 'go_home', 'show'],
  ['partner with a parent', subject(true, true, [], null), 'kept_away', 'go_home', 'show'],
  ['partner with a parent and children', subject(true, true, three, null), 'kept_away', 'go_home', 'show'],
  ['partner with a parent, one chosen', subject(true, true, three, '2'), 'kept_away', 'go_home', 'show'],
  ['no child user, three children', subject(false, false, three, null), 'not_concerned', 'go_home', 'show'],
  ['no child user, one child', subject(false, false, ['6'], null), 'not_concerned', 'go_home', 'show'],
  ['no child user, one chosen', subject(false, false, three, '2'), 'kept_away', 'go_home', 'show'],
  [
    'no partner',
    { isChildUser: true, partner: null, chosenPartnerId: null },
    'not_concerned',
    'go_home',
    'show',
  ],
  ['an investor or staff', undefined, 'not_concerned', 'go_home', 'show'],
] as const

// P-137, P-802
describe('the choice of a child partner', () => {
  it.each(truthTable)('%s', (_row, user, kind, choicePage, accountPage) => {
    const state = childPartnerState(user)
    expect(state.kind).toBe(kind)
    expect(verdictForChoicePage({ kind: 'signed_in', state })).toBe(choicePage)
    expect(verdictForAccountPage(state)).toBe(accountPage)
  })

  it('names the only child', () => {
    expect(childPartnerState(subject(true, false, ['6'], null))).toEqual({
      kind: 'automatic',
      partnerId: '6',
    })
  })

  // P-139
  it('is open to somebody without a session only with a ticket from registration', () => {
    expect(verdictForChoicePage({ kind: 'anonymous', hasTicket: true })).toBe('show')
    expect(verdictForChoicePage({ kind: 'anonymous', hasTicket: false })).toBe('prompt_to_sign_in')
  })

  it.each(truthTable)('comes after the choice of a team: %s', (_row, user, kind) => {
    const without = user && { ...user, lacksTeam: true }
    const withTeam = user && { ...user, lacksTeam: false }
    expect(choiceState(without).kind).toBe(user === undefined ? kind : 'team_missing')
    expect(choiceState(withTeam)).toEqual(childPartnerState(user))
  })

  // P-139
  it('leads whoever has no team to the choice of one, which is shown to them', () => {
    const state = choiceState({ ...subject(true, true, [], null), lacksTeam: true })
    expect(verdictForAccountPage(state)).toBe('go_to_choice')
    expect(verdictForChoicePage({ kind: 'signed_in', state })).toBe('show')
  })

  // P-138
  it.each([true, false])('never sends anybody in a circle (without a team: %s)', (lacksTeam) => {
    for (const [, user] of truthTable) {
      const state = choiceState(user && { ...user, lacksTeam })
      const choice = verdictForChoicePage({ kind: 'signed_in', state })
      // Home is public: the only circle could be choice page -> account page -> choice page.
      expect(verdictForAccountPage(state) === 'go_to_choice' && choice !== 'show').toBe(false)
    }
  })
})
