import { createHash, randomBytes } from 'node:crypto'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { typedLine } from '../../src/lib/typed-text.ts'
import { type Account, clientOf, findAccount } from '../accounts/accounts.ts'
import { allowsAttempt, forgetAttempts, isUsedUp, proofsPerAccount } from '../accounts/attempts.ts'
import { finishSignature, startSignature } from '../accounts/passkeys/ceremonies.ts'
import type { ChallengeFor } from '../accounts/passkeys/challenges.ts'
import { listPasskeys } from '../accounts/passkeys/stored-passkeys.ts'
import { checkProof } from '../accounts/proof.ts'
import { portalPage } from '../registration/portal-paths.ts'
import { browserSession } from './browser-session.ts'
import { passkeyReturnUrl } from './clients.ts'
import type { ClientName } from './identity-env.ts'
import type { IdentityContext, InteractionDeps } from './interaction.ts'
import { type PasskeyFault, type PasskeyView, passkeyPath, signedOutPage } from './pages/passkey-pages.ts'
import type { PageContent } from './pages/sign-in-pages.ts'
import { identityPath } from './paths.ts'
import { sendIdentityPage } from './send-page.ts'
import type { Language } from './texts/texts.ts'

/** The signed-in user of a request, by the provider's own session. */
export type Owner = { readonly account: Account; readonly language: Language }

/** Fields of the forms about passkeys. */
export type PasskeyFields = Readonly<Record<'response' | 'password' | 'code' | 'name' | 'agree', string>>

const longestName = 60
const faultStatuses = {
  wrong: 422,
  ended: 422,
  full: 422,
  refused: 422,
  unnamed: 422,
  unconfirmed: 422,
  blocked: 429,
} as const

/** Pages that a sign-in leads back to, by what the authorisation's `state` says. */
const steps = { list: '', confirm: '/confirm' } as const
type Step = keyof typeof steps

/** The language that an address asks for. */
export const languageOf = (value: string | undefined): Language => (value === 'en' ? 'en' : 'fr')
const spaceOf = (value: string | undefined): ClientName | undefined =>
  value === 'investor' || value === 'partner' ? value : undefined

/** Reads the fields of a form. */
export async function readForm(context: IdentityContext): Promise<PasskeyFields> {
  const body = await context.req.parseBody()
  const text = (name: keyof PasskeyFields, most: number) => {
    const value = body[name]
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    response: text('response', 16_384),
    password: text('password', 300),
    code: text('code', 40),
    name: typedLine(text('name', longestName)),
    agree: text('agree', 3),
  }
}

/** The authorisation that signs somebody in and leads back to a page about passkeys. Its code is never redeemed. */
function signInUrl(deps: InteractionDeps, space: ClientName, step: Step, language: Language): string {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: deps.env.identity.clients[space].id,
    redirect_uri: passkeyReturnUrl(deps.publicUrl),
    response_type: 'code',
    scope: 'openid',
    state: `${step}.${language}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
  })
  return `${deps.publicUrl}${identityPath}/authorize?${query}`
}

/** Says that nobody is signed in, with the ways to do so. */
function sendSignedOut(context: IdentityContext, deps: InteractionDeps, step: Step, language: Language) {
  const path = (space: ClientName) => `${passkeyPath(language, steps[step])}&space=${space}`
  const content = signedOutPage(language, { investor: path('investor'), partner: path('partner') })
  return sendIdentityPage(context, deps, { language, status: 401, content })
}

/** Leads from the sign-in to the page that it was for; one that failed is not repeated. */
export async function returnFromSignIn(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const [asked, lang] = (context.req.query('state') ?? '').split('.')
  const step: Step = asked === 'confirm' ? 'confirm' : 'list'
  const language = languageOf(context.req.query('lang') ?? lang)
  if (context.req.query('code') === undefined) return sendSignedOut(context, deps, step, language)
  return context.redirect(passkeyPath(language, steps[step]), 303)
}

/**
 * Returns who is signed in at the provider. Without a session, or with one of the other space, the request ends: with a
 * sign-in where the link names the space, otherwise with a page that offers it (P-667).
 */
export async function ownerOf(context: IdentityContext, deps: InteractionDeps): Promise<Owner> {
  const language = languageOf(context.req.query('lang'))
  const space = spaceOf(context.req.query('space'))
  const { accountId } = await browserSession(context, deps.provider)
  const account = accountId === undefined ? undefined : await findAccount(deps.db, accountId)
  if (account !== undefined && (space === undefined || clientOf(account) === space))
    return { account, language }
  const step: Step = context.req.path.endsWith('/confirm') ? 'confirm' : 'list'
  const res =
    space !== undefined && context.req.method === 'GET'
      ? context.redirect(signInUrl(deps, space, step, language), 303)
      : await sendSignedOut(context, deps, step, language)
  throw new HTTPException(401, { res })
}

/** What a signed-in user confirms by a passkey: each act has challenges of its own. */
export type Act = Pick<ChallengeFor, 'purpose' | 'subject'> & {
  readonly purpose: 'add' | 'remove' | 'code'
}

const ceremonyOf = (act: Act, { id }: Account): ChallengeFor => ({ ...act, accountId: id })

/** Collects what a page shows, with a challenge for its act. */
export async function viewOf(
  deps: InteractionDeps,
  { account, language }: Owner,
  act: Act,
): Promise<PasskeyView> {
  const passkeys = await listPasskeys(deps.db, account.id)
  const options = passkeys.length === 0 ? undefined : await startSignature(deps, ceremonyOf(act, account))
  const { email, totpSecret } = account
  const securityUrl = portalPage(deps, 'security', language)
  return { language, email, hasTotp: totpSecret !== null, passkeys, options, securityUrl }
}

/** Responds with a page, by the status of its fault. */
export function send(
  context: IdentityContext,
  deps: InteractionDeps,
  { language }: Owner,
  { content, fault }: { readonly content: PageContent; readonly fault?: PasskeyFault },
): Promise<Response> {
  const status: ContentfulStatusCode = fault === undefined ? 200 : faultStatuses[fault]
  return sendIdentityPage(context, deps, { language, content, status })
}

type ProofFault = 'wrong' | 'blocked' | 'ended'

/** Verifies a signature of a signed-in user; those that are refused are limited as wrong passwords are. */
export async function faultOfSignature(
  deps: InteractionDeps,
  account: Account,
  act: Act,
  response: string,
): Promise<ProofFault | undefined> {
  const { db, now } = deps
  if (await isUsedUp(db, proofsPerAccount, account.id, now())) return 'blocked'
  const { kind } = await finishSignature(deps, ceremonyOf(act, account), response)
  if (kind === 'ended') return 'ended'
  if (kind === 'refused')
    return (await allowsAttempt(db, proofsPerAccount, account.id, now())) ? 'wrong' : 'blocked'
  await forgetAttempts(db, proofsPerAccount, account.id)
  return undefined
}

/** Re-authenticates the owner before an act; undefined when accepted. */
export async function faultOfProof(
  deps: InteractionDeps,
  account: Account,
  act: Act,
  { code, password, response }: PasskeyFields,
): Promise<ProofFault | undefined> {
  if (response !== '') return faultOfSignature(deps, account, act, response)
  const outcome = await checkProof(deps, account, code === '' ? { password } : { code })
  if (outcome === 'accepted') return undefined
  return outcome === 'blocked' ? 'blocked' : 'wrong'
}
