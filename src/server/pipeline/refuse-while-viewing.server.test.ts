import { expect, it } from 'vitest'
import type { Session } from '../session/session-record.server.ts'
import { record } from '../session/testing.ts'
import { refuseWhileViewing } from './refuse-while-viewing.server.ts'
import { incomingFor } from './testing.ts'

const guest = { own: 's0', scope: 'both', until: '2027-01-01' } as const

const statusFor = async (viewing: Session['viewing'], pathname: string, method = 'POST') => {
  const session = { ...record(), id: 's1', viewing }
  const step = refuseWhileViewing({ readSession: async () => session })
  return (await step(incomingFor(pathname, { method })))?.status
}

// P-622, P-625
it.each([
  ['/api/account/guest-view/end', undefined],
  ['/api/auth/signout', undefined],
  ['/api/auth/session', undefined],
  ['/api/consent', undefined],
  ['/api/account/profile', 403],
  ['/api/account/guest-view/open', 403],
  ['/api/staff/views/start', 403],
] as const)('a guest who sends %s gets %s', async (pathname, status) => {
  expect(await statusFor({ id: 'v1', reason: '', guest }, pathname)).toBe(status)
  expect(await statusFor({ id: 'v1', reason: '', guest }, pathname, 'GET')).toBeUndefined()
})

// P-463
it('a member of staff ends the view, and keeps nobody signed in by it', async () => {
  const viewing = { id: 'v1', reason: 'A question' }
  expect(await statusFor(viewing, '/api/staff/views/end')).toBeUndefined()
  expect(await statusFor(viewing, '/api/consent')).toBeUndefined()
  expect(await statusFor(viewing, '/api/auth/session')).toBe(403)
})
