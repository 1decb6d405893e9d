import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { guardOpenChoice } from './open-choice-guard.ts'
import type { PortalSession } from './session.schema.ts'

const user: PortalSession['user'] = {
  ...{ id: 'u', name: 'Ada', email: 'ada@example.org', image: null, firstname: 'Ada', lastname: 'L' },
  ...{ telephone: null, language: null, role: 'partner_user', rights: [], personType: null, fields: [] },
  ...{ partner: null, actsFor: null, team: null, choice: 'team_missing', verification: null, company: null },
}
const session: PortalSession = {
  ...{ user, provider: 'partner', expires: '2026-11-29T12:00:00Z' },
  left: { idleS: 1800, absoluteS: 3600 },
}
const viewed: PortalSession = { ...session, viewing: { reason: 'a question' } }

/** Whether a page may be opened before the choice of a team. */
function isOpen(of: PortalSession, routeId: string): boolean {
  try {
    guardOpenChoice(of, { locale: 'en', here: '/en/here', matches: [{ routeId, params: {} }] })
    return true
  } catch (thrown) {
    if (isRedirect(thrown)) return false
    throw thrown
  }
}

// P-839
describe('before a team is chosen', () => {
  it.each([
    ['/$locale/_staff/team/', true],
    ['/$locale/_staff/team/people/$id', true],
    ['/$locale/_account/account/', false],
    ['/$locale/_public/funds/', false],
    ['/$locale/_public/partner/choose-team', true],
  ])(
    'staff who view the portal as the user see on %s what the user would, and keep their own pages',
    (page, open) => {
      expect(isOpen(viewed, page)).toBe(open)
    },
  )

  it('users are led to the choice from every page, those of staff included', () => {
    for (const page of ['/$locale/_staff/team/', '/$locale/_account/account/', '/$locale/_public/funds/'])
      expect(isOpen(session, page), page).toBe(false)
    expect(isOpen({ ...session, user: { ...user, choice: 'not_concerned' } }, '/$locale/_staff/team/')).toBe(
      true,
    )
  })
})
