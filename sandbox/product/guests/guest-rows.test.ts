import { expect, it } from 'vitest'
import { type GuestGrant, isExpired } from './guest-rows.ts'

const invitedAt = new Date('2026-03-02T09:00:00Z')
const grant: GuestGrant = {
  id: 'gst-1',
  ownerId: 'acc-1',
  email: 'guest@sandbox.example',
  guestId: null,
  scope: 'both',
  until: '2026-09-30',
  secretHash: 'x',
  invitedAt,
  acceptedAt: null,
  endedAt: null,
  givenWith: null,
  mandateId: null,
}

// P-620
it('an invitation is good for fourteen days', () => {
  expect(isExpired(grant, new Date('2026-03-16T09:00:00Z'))).toBe(false)
  expect(isExpired(grant, new Date('2026-03-16T09:00:01Z'))).toBe(true)
})

// P-620, P-624
it('an access is good until the end of its last day in Paris', () => {
  const accepted = { ...grant, guestId: 'acc-2', acceptedAt: invitedAt }
  expect(isExpired(accepted, new Date('2026-09-30T21:59:59Z'))).toBe(false)
  expect(isExpired(accepted, new Date('2026-09-30T22:00:00Z'))).toBe(true)
})
