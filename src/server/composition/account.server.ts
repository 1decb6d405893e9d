import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { PasswordRule } from '../../lib/password-criteria.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { AccountDeps } from '../account/account-deps.server.ts'
import { openLocations } from '../account/locations.server.ts'
import { resendEmailVerification, sendPasswordReset } from '../account/passwords.server.ts'
import { createReadUser } from '../account/read-profile.server.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import { createAccountCalls } from '../backends/product-api/account-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { log } from '../process/log.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { auth, limits, privateCalls, staff, stateStore, userCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { handlePortalForm, privateForm } from './forms.server.ts'
/** Dependencies of the account's forms and pages. */
export const account: AccountDeps = {
  calls: createAccountCalls(productHttp),
  readUser: createReadUser({ userCalls, portalSessions: auth.portalSessions }),
  store: stateStore,
  sessions: auth.sessions,
  portalSessions: auth.portalSessions,
  cookies: auth.cookies,
  locations: await openLocations(env.GEO_DB, log),
  hasNotifications: env.NOTIFICATION_CENTRE,
}

const ofAccount = { allowsUnverified: true } as const

type AccountAct<Output> = (call: FormCall<Output>, session: Session, deps: AccountDeps) => Promise<FormResult>

/**
 * Creates the handler of an account form, open to every signed-in user, also before staff have verified them.
 */
export const accountForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: AccountAct<Output>,
) =>
  privateForm({
    ...{ definition, requirement: ofAccount },
    endpointFor: ({ session }) => ({ act: (call) => act(call, session, account) }),
  })

/** The same for a form whose fields depend on the user; it is not kept where the session has ended. */
export const accountFormOfUser = <Values extends FieldValues, Output>(
  definitionFor: (session: Session) => FormDefinition<Values, Output>,
  act: AccountAct<Output>,
) =>
  privateCalls.route<unknown>(ofAccount, ({ request, session }) =>
    handlePortalForm(request, {
      definition: definitionFor(session),
      protection: 'token',
      act: (call) => act(call, session, account),
    }),
  )

const deps = { limits, userCalls }

/** Handles the form that sends the confirmation email again. */
export const resendVerification = (client: ClientName) => (call: FormCall<{ readonly email: string }>) =>
  resendEmailVerification(call, client, deps)

/** Handles the form that sends a password reset for moved accounts. */
export const resetMovedPassword = (call: Parameters<typeof sendPasswordReset>[0]) =>
  sendPasswordReset(call, deps)

/**
 * Redirects to the page that changes a password: the staff's page for a staff session, else the account's.
 */
export async function leadToPasswordChange(request: Request): Promise<Response> {
  const cookieHeader = request.headers.get('cookie')
  const signedIn = await staff.read(cookieHeader)
  const session = await auth.sessions.read(cookieHeader)
  const locale = preferredLocale(request, session?.user.language)
  const location = pathFor({ to: signedIn === undefined ? '/account/security' : '/team/password', locale })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** The configured rule for new passwords. */
export const passwordRule: PasswordRule = {
  minimumLength: env.PASSWORD_MIN_LENGTH,
  minimumKinds: env.PASSWORD_MIN_KINDS,
}
