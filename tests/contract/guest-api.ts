import {
  type GuestInvite,
  type GuestScope,
  type GuestView,
  guestAccessesSchema,
  guestInvitedSchema,
  guestViewSchema,
} from '../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../src/lib/plain-date.ts'
import { firstLink, sentMail } from '../support/sent-mail.ts'
import type { TestSandbox } from './test-sandbox.ts'
import { exactly, type Session } from './users-api.ts'

/** Path of guests and invitations. */
export const guestPath = '/auth/investor-users/guests'

/** A day so many days from now, as the manager counts days. */
export const dayIn = (days: number, now = new Date()): string => addDays(plainDateAt(now), days)

/** Has an owner invite an address, and returns the access's id and the secret of the email. */
export async function invite(
  sandbox: TestSandbox,
  owner: Session,
  asked: Pick<GuestInvite, 'all_holders' | 'email' | 'scope'> & { readonly until?: string },
): Promise<{ readonly id: string; readonly secret: string }> {
  const response = await owner.post(guestPath, { until: dayIn(30), ...asked })
  const { id } = await exactly(guestInvitedSchema, response)
  const link = firstLink(await sentMail(sandbox.url, asked.email, 'invitation='))
  return { id, secret: new URL(link).searchParams.get('invitation') ?? '' }
}

/** Has a guest accept an invitation by its secret. */
export const accept = (guest: Session, secret: string): Promise<Response> =>
  guest.post('/auth/investor-users/guest-invitations/accept', { secret })

/** Has a guest begin to read by an access. */
export const open = (guest: Session, id: string): Promise<Response> =>
  guest.post(`/auth/investor-users/guest-accesses/${id}/open`, {})

/** Opens an owner's data as a guest, after the invitation and its acceptance. */
export async function becomeGuest(
  sandbox: TestSandbox,
  people: { readonly owner: Session; readonly guest: Session },
  asked: { readonly email: string; readonly scope: GuestScope },
): Promise<GuestView & { readonly grant: string }> {
  const { id, secret } = await invite(sandbox, people.owner, asked)
  const accepted = await accept(people.guest, secret)
  if (!accepted.ok) throw new Error(`not accepted: ${accepted.status}`)
  return { ...(await exactly(guestViewSchema, await open(people.guest, id))), grant: id }
}

/** The accesses of a guest. */
export const accessesOf = async (guest: Session) =>
  (await exactly(guestAccessesSchema, await guest.get('/auth/investor-users/guest-accesses'))).items
