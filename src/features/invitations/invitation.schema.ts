import * as z from 'zod/mini'
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
}
