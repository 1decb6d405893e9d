import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import {
  createSubscriptionCalls,
  createTeamAdminCalls,
  createTeamCalls,
} from '../backends/product-api/partner-calls.server.ts'
import { createAccountDrafts, keepAccountTyping } from '../forms/account-drafts.server.ts'
import type { FormResult } from '../forms/form-answers.server.ts'
import type { InviteDeps } from '../partner/invite.server.ts'
import type { SubscribeDeps } from '../partner/subscribe.server.ts'
import type { AdminCall } from '../partner/team-admin.server.ts'
import { limits, stateStore } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { privateForm } from './forms.server.ts'

/** The product API's calls about teams and invitations. */
export const teamCalls = createTeamCalls(productHttp)

/** The product API's calls about subscriptions. */
export const subscriptionCalls = createSubscriptionCalls(productHttp)

/** Dependencies of inviting colleagues. */
export const inviteDeps: InviteDeps = {
  teamCalls,
  limits,
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  smsCountries: env.SMS_COUNTRIES,
}

/** Returns the drafts of a form of signed-in users. */
export const draftsOf = (form: string) => createAccountDrafts(stateStore, form)

/** Dependencies of subscribing for clients. */
export const subscribeDeps: SubscribeDeps = {
  calls: subscriptionCalls,
  drafts: draftsOf('subscription'),
  now: () => new Date(),
}

/** Saves the draft of a form of a signed-in user. */
export const keepDraft = (
  call: Parameters<typeof keepAccountTyping>[0],
  form: Parameters<typeof keepAccountTyping>[1],
) => keepAccountTyping(call, form, { draftsOf, limits, publicUrl: inviteDeps.publicUrl })

/** The product API's calls of a team's administrators. */
export const teamAdminCalls = createTeamAdminCalls(productHttp)

const adminDeps = { calls: teamAdminCalls }

/** Role and right required to administer the team that the user acts for. */
export const teamAdministrator = { role: 'partner_user', right: 'team:manage' } as const

/** Creates the handler of a form of a team's administrator. `hasFile` where it holds one. */
export const teamAdminForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: AdminCall<Output>, deps: { readonly calls: typeof teamAdminCalls }) => Promise<FormResult>,
  hasFile = false,
) =>
  privateForm({
    ...{ definition, hasFile, requirement: teamAdministrator },
    endpointFor: ({ session }) => ({ act: (call) => act({ ...call, session }, adminDeps) }),
  })
