import type { FieldValues, FormDefinition } from '../lib/form/form-definition.ts'
import type { AccountDeps } from './account/account-deps.server.ts'
import { openLocations } from './account/locations.server.ts'
import { createReadUser } from './account/read-profile.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import type { FormCall, FormResult } from './forms/form-endpoint.server.ts'
import { log } from './log.server.ts'
import { auth, privateCalls, stateStore, userCalls } from './portal-auth.server.ts'
import { answerPortalForm } from './portal-forms.server.ts'
import { createAccountCalls } from './product-api/account-calls.server.ts'
import type { Session } from './session/session-record.server.ts'

/** What the forms and pages of the account need. */
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

/** A form of the account: of everybody who is signed in, also before staff have verified them. */
export const accountForm = <Values extends FieldValues, Output>(
  definitionFor: (session: Session) => FormDefinition<Values, Output>,
  act: (call: FormCall<Output>, session: Session, deps: AccountDeps) => Promise<FormResult>,
) =>
  privateCalls.route<unknown>({ allowsUnverified: true }, ({ request, session }) =>
    answerPortalForm(request, {
      definition: definitionFor(session),
      protection: 'token',
      act: (call) => act(call, session, account),
    }),
  )
