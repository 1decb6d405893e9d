import { sendPasswordReset } from './account/password-reset.server.ts'
import { resendEmailVerification } from './account/resend-verification.server.ts'
import type { FormCall } from './forms/form-endpoint.server.ts'
import type { ClientName } from './identity/provider-client.server.ts'
import { limits, userCalls } from './portal-auth.server.ts'

const deps = { limits, userCalls }

/** What the form of the page about an unconfirmed address does. */
export const resendVerification = (client: ClientName) => (call: FormCall<{ readonly email: string }>) =>
  resendEmailVerification(call, client, deps)

/** What the form for moved accounts does. */
export const resetMovedPassword = (call: Parameters<typeof sendPasswordReset>[0]) =>
  sendPasswordReset(call, deps)
