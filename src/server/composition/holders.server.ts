import { mandateEndpoints } from '../../contract/product-api/mandate-endpoints.ts'
import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { HolderDeps } from '../account/holders.server.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import type { Requirement } from '../session/private-calls.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { createUserLookUp } from '../session/user-look-up.server.ts'
import { auth, cookies, privateCalls, userCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { drafts, handlePortalForm } from './forms.server.ts'

/** Investors, also while they act for a holder: the way back is never refused. */
const mayHaveMandates: Requirement = { role: 'investor', allowsUnverified: true, allowsGuests: true }

const deps: HolderDeps = {
  http: productHttp,
  lookUpUser: createUserLookUp(userCalls),
  sessions: auth.sessions,
  cookies,
  reload: auth.portalSessions.reload,
  drafts,
  now: Date.now,
}

/**
 * Creates the handler of the form that chooses for whom the user acts (P-691). It takes no form token, so that a page that
 * has been open for long leads back as well; the page that sent it must be the portal's.
 */
export const holderSwitch = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: FormCall<Output>, session: Session, deps: HolderDeps) => Promise<FormResult>,
) =>
  privateCalls.route<unknown>(mayHaveMandates, ({ request, session }) =>
    handlePortalForm(request, {
      definition,
      protection: 'origin',
      act: (call) => act(call, session, deps),
    }),
  )

type Asking = { readonly locale: Locale; readonly token: string }

/** The product API's reads about mandates. */
export const mandateCalls = {
  mandates: (asking: Asking) => productHttp.json({ ...callOf(mandateEndpoints.listMandates), ...asking }),
  consolidatedPosition: (asking: Asking, query: { readonly date?: string }) =>
    productHttp.json({ ...callOf(mandateEndpoints.getConsolidatedPosition), ...asking, query }),
}
