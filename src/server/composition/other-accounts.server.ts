import { guestEndpoints, mandateEndpoints } from '../../contract/product-api/other-account-endpoints.ts'
import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { GuestDeps } from '../account/guests.server.ts'
import type { HolderDeps } from '../account/holders.server.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { FormCall, FormEndpoint, FormResult } from '../forms/form-answers.server.ts'
import type { Requirement } from '../session/private-calls.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { createUserLookUp } from '../session/user-look-up.server.ts'
import { auth, cookies, userCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { drafts, privateForm } from './forms.server.ts'

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
  privateForm({
    ...{ definition, protection: 'origin', requirement: mayHaveMandates },
    endpointFor: ({ session }) => ({ act: (call) => act(call, session, deps) }),
  })

type Asking = { readonly locale: Locale; readonly token: string }

/** The product API's reads about mandates. */
export const mandateCalls = {
  mandates: (asking: Asking) => productHttp.json({ ...callOf(mandateEndpoints.listMandates), ...asking }),
  consolidatedPosition: (asking: Asking, query: { readonly date?: string }) =>
    productHttp.json({ ...callOf(mandateEndpoints.getConsolidatedPosition), ...asking, query }),
}

/** Role and right required to give access: verified investors with funds. */
export const guestOwner: Requirement = { role: 'investor', right: 'funds:read' }

/** Role required of a guest: investors, also before staff have verified them. */
export const guestRequirement: Requirement = {
  role: 'investor',
  allowsUnverified: true,
  allowsGuests: true,
}

const guestDeps: GuestDeps = {
  http: productHttp,
  lookUpUser: createUserLookUp(userCalls),
  sessions: auth.sessions,
  cookies,
  drafts,
  now: Date.now,
}

/** Creates the handler of a form about guests. */
export const guestForm = <Values extends FieldValues, Output>(
  requirement: Requirement,
  definition: FormDefinition<Values, Output>,
  act: (call: FormCall<Output>, session: Session, deps: GuestDeps) => Promise<FormResult>,
  protection: FormEndpoint<Values, Output>['protection'] = 'token',
) =>
  privateForm({
    ...{ definition, protection, requirement },
    endpointFor: ({ session }) => ({ act: (call) => act(call, session, guestDeps) }),
  })

/** The product API's reads about guests. */
export const guestCalls = {
  guests: (asking: Asking) => productHttp.json({ ...callOf(guestEndpoints.listGuests), ...asking }),
  accesses: (asking: Asking) => productHttp.json({ ...callOf(guestEndpoints.listGuestAccesses), ...asking }),
  openings: (asking: Asking, query: { readonly page: number; readonly pageSize: number }) =>
    productHttp.json({ ...callOf(guestEndpoints.listGuestOpenings), ...asking, query }),
  invitation: (asking: Asking, secret: string) =>
    productHttp.json({ ...callOf(guestEndpoints.readGuestInvitation), ...asking, body: { secret } }),
}
