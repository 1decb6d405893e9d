import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { mailNotice } from '../accounts/account-notices.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import { allowsAttempt, forgetAttempts, proofsPerAccount } from '../accounts/attempts.ts'
import {
  finishEnrolment,
  finishSignature,
  startEnrolment,
  startSignature,
} from '../accounts/passkeys/ceremonies.ts'
import type { ChallengeFor } from '../accounts/passkeys/challenges.ts'
import { issuePasskeyCode } from '../accounts/passkeys/passkey-codes.ts'
import {
  findOwnPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../accounts/passkeys/stored-passkeys.ts'
import { checkProof } from '../accounts/proof.ts'
import { portalPage, signInPage } from '../registration/portal-paths.ts'
import { browserSession } from './browser-session.ts'
import { formGuard } from './form-guard.ts'
import type { IdentityContext, IdentityHono, InteractionDeps } from './interaction.ts'
import {
  confirmedPage,
  confirmPage,
  createPasskeyPage,
  type PasskeyFault,
  type PasskeyNotice,
  type PasskeyView,
  passkeyPage,
  passkeyPath,
  passkeysPage,
  signedOutPage,
} from './pages/passkey-pages.ts'
import type { PageContent } from './pages/sign-in-pages.ts'
import { sendIdentityPage, stop } from './send-page.ts'
import type { Language } from './texts/texts.ts'

/** The signed-in user of a request, by the provider's own session. */
type Owner = { readonly account: Account; readonly language: Language }
type Form = Readonly<Record<'response' | 'password' | 'code' | 'name' | 'agree', string>>

const longestName = 60
const faultStatuses = { wrong: 422, refused: 422, unnamed: 422, unconfirmed: 422, blocked: 429 } as const

async function readForm(context: IdentityContext): Promise<Form> {
  const body = await context.req.parseBody()
  const text = (name: keyof Form, most: number) => {
    const value = body[name]
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    response: text('response', 16_384),
    password: text('password', 300),
    code: text('code', 40),
    name: text('name', longestName).trim(),
    agree: text('agree', 3),
  }
}

/** Returns the signed-in account of the provider; without a session, the request ends with a page that says so. */
async function ownerOf(context: IdentityContext, deps: InteractionDeps): Promise<Owner> {
  const language: Language = context.req.query('lang') === 'en' ? 'en' : 'fr'
  const { accountId } = await browserSession(context, deps.provider)
  const account = accountId === undefined ? undefined : await findAccount(deps.db, accountId)
  if (account !== undefined) return { account, language }
  const urls = {
    investor: signInPage(deps, 'investor', language),
    partner: signInPage(deps, 'partner', language),
  }
  const content = signedOutPage(language, urls)
  throw new HTTPException(401, {
    res: await sendIdentityPage(context, deps, { language, status: 401, content }),
  })
}

const confirmation = ({ id }: Account): ChallengeFor => ({
  purpose: 'confirm',
  subject: id,
  accountId: id,
})

async function viewOf(deps: InteractionDeps, { account, language }: Owner): Promise<PasskeyView> {
  const passkeys = await listPasskeys(deps.db, account.id)
  const options = passkeys.length === 0 ? undefined : await startSignature(deps, confirmation(account))
  const { email, totpSecret } = account
  const securityUrl = portalPage(deps, 'security', language)
  return { language, email, hasTotp: totpSecret !== null, passkeys, options, securityUrl }
}

function send(
  context: IdentityContext,
  deps: InteractionDeps,
  { language }: Owner,
  { content, fault }: { readonly content: PageContent; readonly fault?: PasskeyFault },
): Promise<Response> {
  const status: ContentfulStatusCode = fault === undefined ? 200 : faultStatuses[fault]
  return sendIdentityPage(context, deps, { language, content, status })
}

/** Verifies a signature of a signed-in user; those that fail are limited as wrong passwords are. */
async function checkSignature(
  deps: InteractionDeps,
  account: Account,
  response: string,
): Promise<'accepted' | 'wrong' | 'blocked'> {
  if (!(await allowsAttempt(deps.db, proofsPerAccount, account.id, deps.now()))) return 'blocked'
  if ((await finishSignature(deps, confirmation(account), response)).kind !== 'accepted') return 'wrong'
  await forgetAttempts(deps.db, proofsPerAccount, account.id)
  return 'accepted'
}

/** Re-authenticates the owner before a change; undefined when accepted. */
async function faultOfProof(
  deps: InteractionDeps,
  account: Account,
  { code, password, response }: Form,
): Promise<'wrong' | 'blocked' | undefined> {
  const proof = code === '' ? { password } : { code }
  const outcome =
    response === '' ? await checkProof(deps, account, proof) : await checkSignature(deps, account, response)
  if (outcome === 'accepted') return undefined
  return outcome === 'blocked' ? 'blocked' : 'wrong'
}

const notices: readonly PasskeyNotice[] = ['added', 'renamed', 'removed']

const done = (context: Context, { language }: Owner, notice: PasskeyNotice) =>
  context.redirect(`${passkeyPath(language)}&done=${notice}`, 303)

async function showList(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const notice = notices.find((each) => each === context.req.query('done'))
  return send(context, deps, owner, { content: passkeysPage(await viewOf(deps, owner), { notice }) })
}

async function startAdding(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const fault = await faultOfProof(deps, owner.account, await readForm(context))
  if (fault !== undefined)
    return send(context, deps, owner, { content: passkeysPage(await viewOf(deps, owner), { fault }), fault })
  const content = createPasskeyPage(owner.language, await startEnrolment(deps, owner.account))
  return send(context, deps, owner, { content })
}

async function saveNew(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { account, language } = owner
  const { name, response } = await readForm(context)
  const fault = name === '' ? 'unnamed' : 'refused'
  const added = name === '' ? undefined : await finishEnrolment(deps, account, { name, response })
  if (added === undefined)
    return send(context, deps, owner, { content: passkeysPage(await viewOf(deps, owner), { fault }), fault })
  mailNotice(deps, account, { name: 'passkeyAdded', language })
  return done(context, owner, 'added')
}

/** The passkey that the path names, of the signed-in user; another's does not exist. */
async function passkeyOf(context: IdentityContext, deps: InteractionDeps, owner: Owner): Promise<Passkey> {
  const id = context.req.param('id') ?? ''
  const passkey = await findOwnPasskey(deps.db, owner.account.id, id)
  return passkey ?? stop(context, deps, 'failure', owner.language)
}

async function showOne(context: IdentityContext, deps: InteractionDeps, fault?: PasskeyFault) {
  const owner = await ownerOf(context, deps)
  const passkey = await passkeyOf(context, deps, owner)
  return send(context, deps, owner, {
    content: passkeyPage(await viewOf(deps, owner), passkey, fault),
    fault,
  })
}

async function rename(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { id } = await passkeyOf(context, deps, owner)
  const { name } = await readForm(context)
  if (name === '') return showOne(context, deps, 'unnamed')
  await renamePasskey(deps.db, owner.account.id, id, name)
  return done(context, owner, 'renamed')
}

async function remove(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { account, language } = owner
  const { id } = await passkeyOf(context, deps, owner)
  const form = await readForm(context)
  const isLast = account.totpSecret === null && (await listPasskeys(deps.db, account.id)).length === 1
  if (isLast && form.agree !== 'yes') return showOne(context, deps, 'unconfirmed')
  const fault = await faultOfProof(deps, account, form)
  if (fault !== undefined) return showOne(context, deps, fault)
  if (await removePasskey(deps.db, account.id, id)) {
    deps.log.info({ event: 'passkey_removed', account: account.id }, 'passkey removed')
    mailNotice(deps, account, { name: 'passkeyRemoved', language })
  }
  return done(context, owner, 'removed')
}

async function showConfirmation(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  return send(context, deps, owner, { content: confirmPage(await viewOf(deps, owner)) })
}

async function confirm(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { response } = await readForm(context)
  const outcome = await checkSignature(deps, owner.account, response)
  const view = await viewOf(deps, owner)
  if (outcome !== 'accepted')
    return send(context, deps, owner, { content: confirmPage(view, outcome), fault: outcome })
  const code = await issuePasskeyCode(deps, owner.account.id)
  return send(context, deps, owner, { content: confirmedPage(view, code) })
}

/** Adds the pages on which a signed-in user manages passkeys and confirms with one (P-660, P-661, P-663). */
export function addPasskeyRoutes(app: Hono<IdentityHono>, deps: InteractionDeps): void {
  app.use('/passkeys/*', bodyLimit({ maxSize: 16_384 }), formGuard(deps))
  app.get('/passkeys', (context) => showList(context, deps))
  app.post('/passkeys/add', (context) => startAdding(context, deps))
  app.post('/passkeys/enrol', (context) => saveNew(context, deps))
  app.get('/passkeys/confirm', (context) => showConfirmation(context, deps))
  app.post('/passkeys/confirm', (context) => confirm(context, deps))
  app.get('/passkeys/key/:id', (context) => showOne(context, deps))
  app.post('/passkeys/key/:id/rename', (context) => rename(context, deps))
  app.post('/passkeys/key/:id/remove', (context) => remove(context, deps))
}
