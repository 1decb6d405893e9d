import * as z from 'zod/mini'
import type { InvitationLineFault } from '~/contract/product-api/invitation-list.ts'
import { longestInvitationList } from '~/contract/product-api/invitation-list.ts'
import { emailAddress, optionalPhone } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const emailEmpty = { email: '' }
const emailSchema = z.object({ email: emailAddress() })

/** Invites a colleague by email, within the team's own domain (P-183). */
export const emailInvitationForm: FormDefinition<typeof emailEmpty, z.output<typeof emailSchema>> = {
  name: 'invite-email',
  empty: emailEmpty,
  schema: emailSchema,
}

const smsEmpty = { phone: '' }
const smsSchema = z.object({ phone: optionalPhone().check(z.minLength(1, 'required')) })

/** Invites a colleague by text message (P-183). */
export const smsInvitationForm: FormDefinition<typeof smsEmpty, z.output<typeof smsSchema>> = {
  name: 'invite-sms',
  empty: smsEmpty,
  schema: smsSchema,
}

const openEmpty = { invitation: '', act: '' }
const openSchema = z.object({
  invitation: z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid')),
  act: z.enum(['resend', 'revoke'], 'choice'),
})

/** Resends or revokes an open invitation. */
export const openInvitationForm: FormDefinition<typeof openEmpty, z.output<typeof openSchema>> = {
  name: 'open-invitation',
  empty: openEmpty,
  schema: openSchema,
}

const listEmpty = { list: '', file: '', key: '' }
const listSchema = z.object({
  list: z.string().check(z.maxLength(longestInvitationList, 'tooManyLines')),
  file: z.string(),
  key: z.uuid('invalid'),
})

/** Form that invites all addresses of a list, pasted or in a file (P-595). */
export const invitationListForm: FormDefinition<typeof listEmpty, z.output<typeof listSchema>> = {
  name: 'invite-list',
  empty: listEmpty,
  schema: listSchema,
}

/** Line of a list with its result. */
export type ListLineView = {
  readonly line: number
  readonly text: string
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly fault: InvitationLineFault | null
}

/** The latest list of an administrator. */
export type InvitationListView = {
  readonly total: number
  readonly sent: number
  readonly waiting: number
  readonly refused: number
  readonly lines: readonly ListLineView[]
}

/** An invitation that has not been accepted. Instants are ISO 8601, in UTC. */
export type OpenInvitationView = {
  readonly id: string
  readonly kind: 'email' | 'sms'
  readonly recipient: string
  readonly invitedBy: string
  readonly sentOn: string
  readonly expiresOn: string
  readonly state: 'pending' | 'expired'
}

/** Data of the invitations page. */
export type InvitationsView = {
  readonly partner: string
  readonly domain: string
  readonly open: readonly OpenInvitationView[]
  readonly leftToday: number
  /** For administrators: a name for the next list, and the latest one. */
  readonly lists: { readonly nextKey: string; readonly latest: InvitationListView | null } | null
}
