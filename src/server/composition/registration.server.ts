import type { FieldValues } from '../../lib/form/form-definition.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { toLocale } from '../../routing/addresses/locales.ts'
import { redirectResponse } from '../auth-helper/auth-response.server.ts'
import { createRegistrationCalls } from '../backends/product-api/registration-calls.server.ts'
import type { FormEndpoint } from '../forms/form-answers.server.ts'
import {
  createJourneys,
  keepTyping,
  type RegistrationDeps,
  withTyped,
} from '../registration/journeys.server.ts'
import { cookies, limits, stateStore } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'

const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')
const ticketForm = /^[\w-]{20,200}$/

/** Dependencies of the registration steps. */
export const registration: RegistrationDeps = {
  calls: createRegistrationCalls(productHttp),
  journeys: createJourneys(stateStore, cookies),
}

/**
 * Handles the arrival of a user who has confirmed their email address: moves the ticket from the URL to the
 * state store and redirects to the requested page (P-137).
 */
export async function arriveConfirmed(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('lang'))
  const isTeam = searchParams.get('step') === 'team'
  const path = pathFor({ to: isTeam ? '/partner/choose-team' : '/investor/pending', locale })
  const ticket = searchParams.get('ticket') ?? ''
  if (!ticketForm.test(ticket)) return redirectResponse(`${publicUrl}${path}`, { status: 303 })
  const name = isTeam ? 'teamTicket' : 'followTicket'
  const cookie = await registration.journeys.change(request.headers.get('cookie'), (journey) => ({
    ...journey,
    [name]: ticket,
  }))
  return redirectResponse(`${publicUrl}${path}`, { status: 303, cookies: [cookie] })
}

/** Saves the draft of a registration form. */
export const keepRegistrationTyping = (request: Request, form: Parameters<typeof keepTyping>[1]) =>
  keepTyping(request, form, { publicUrl, limits, journeys: registration.journeys })

/**
 * Returns the function that stores the values of a refused registration form, for the endpoint of the form with this
 * name.
 */
export const keepRefused =
  (form: string): NonNullable<FormEndpoint<FieldValues, unknown>['keep']> =>
  (values, cookieHeader) =>
    registration.journeys.change(cookieHeader, (journey) => withTyped(journey, form, values))
