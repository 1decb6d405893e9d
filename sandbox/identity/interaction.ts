import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type Provider from 'oidc-provider'
import type { SandboxDeps } from '../deps.ts'
import type { SandboxHono } from '../http/request-context.ts'
import { clientNameOf } from './clients.ts'
import type { ClientName } from './identity-env.ts'
import { type Language, languageAsked } from './texts/texts.ts'

/** Hono on Node's own server, whose request and response the library needs. */
export type IdentityHono = SandboxHono & { Bindings: HttpBindings }
export type IdentityContext = Context<IdentityHono>

/** Dependencies of the sign-in pages. */
export type InteractionDeps = SandboxDeps & { readonly provider: Provider; readonly formKey: string }

/** A sign-in in progress. */
export type Interaction = {
  readonly uid: string
  readonly client: ClientName
  readonly clientId: string
  /** URL of the portal that started it. */
  readonly portalUrl: string
  readonly language: Language
  readonly loginHint: string
  readonly wantsRegistration: boolean
  /** True if the browser's session belongs to an account of the other client. */
  readonly isOtherSpace: boolean
  /** CSRF token of every form of this sign-in. */
  readonly formToken: string
  /** Path of a step, in the chosen language. */
  path(step?: SignInStep): string
}

/** Steps of a sign-in, below its path. */
export type SignInStep =
  | 'passkey'
  | 'second-factor'
  | 'second-factor/passkey'
  | 'recovery-code'
  | 'forgotten-password'
  | 'link-sent'

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 254) : ''
}

/** The language chosen on the page itself, or else requested by the portal. */
function languageOf(context: IdentityContext, uiLocales: unknown): Language {
  const chosen = context.req.query('lang')
  return chosen === 'en' || chosen === 'fr' ? chosen : languageAsked(uiLocales)
}

function portalOf(deps: InteractionDeps, redirectUri: string): string {
  const { portalUrls } = deps.env.identity
  return portalUrls.find((url) => redirectUri.startsWith(`${url}/`)) ?? portalUrls[0]
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>

/** Undefined when the sign-in has expired or belongs to another browser. */
async function readDetails(context: IdentityContext, provider: Provider): Promise<Details | undefined> {
  try {
    const { incoming, outgoing } = context.env
    const details = await provider.interactionDetails(incoming, outgoing)
    return details.uid === context.req.param('uid') ? details : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

/** Reads the sign-in that the request's path and cookie name; undefined when it has ended. */
export async function readInteraction(
  context: IdentityContext,
  deps: InteractionDeps,
): Promise<Interaction | undefined> {
  const details = await readDetails(context, deps.provider)
  const client = clientNameOf(deps.env.identity, details?.params.client_id)
  if (details === undefined || client === undefined) return undefined
  const { params, prompt, uid } = details
  const language = languageOf(context, params.ui_locales)
  const suffix = language === languageAsked(params.ui_locales) ? '' : `?lang=${language}`
  return {
    uid,
    client,
    clientId: deps.env.identity.clients[client].id,
    portalUrl: portalOf(deps, textOf(params.redirect_uri)),
    language,
    loginHint: textOf(params.login_hint),
    wantsRegistration: params.screen_hint === 'signup',
    isOtherSpace: prompt.reasons.includes('role_mismatch'),
    formToken: createHmac('sha256', deps.formKey).update(uid).digest('base64url'),
    path: (step) => `/identity/u/${uid}${step === undefined ? '' : `/${step}`}${suffix}`,
  }
}

/** Tells whether a form belongs to this sign-in. */
export function isFormOf({ formToken }: Interaction, given: string): boolean {
  const [expected, actual] = [Buffer.from(formToken), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

type Result = Parameters<Provider['interactionResult']>[2]

/** Ends the sign-in with a result, and redirects the browser. */
export async function finish(
  context: IdentityContext,
  { provider }: InteractionDeps,
  result: Result,
): Promise<Response> {
  const { incoming, outgoing } = context.env
  const options = { mergeWithLastSubmission: false }
  return context.redirect(await provider.interactionResult(incoming, outgoing, result, options), 303)
}

/** Ends the browser's session of another account, so that the library need not show its own page about it. */
export async function leaveOtherSession(
  context: IdentityContext,
  { provider }: InteractionDeps,
  accountId: string,
): Promise<void> {
  const details = await readDetails(context, provider)
  const uid = details?.session?.uid
  if (details === undefined || uid === undefined || details.session?.accountId === accountId) return
  const session = await provider.Session.findByUid(uid)
  await session?.destroy()
  details.session = undefined
  await details.persist()
}
