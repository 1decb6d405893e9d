import type { Context, Hono } from 'hono'
import { mailNotice } from '../accounts/account-notices.ts'
import { finishEnrolment, startEnrolment } from '../accounts/passkeys/ceremonies.ts'
import { endPasskeyProofs, issuePasskeyCode } from '../accounts/passkeys/passkey-codes.ts'
import {
  countPasskeys,
  findOwnPasskey,
  mostPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../accounts/passkeys/stored-passkeys.ts'
import { formGuards } from './form-guard.ts'
import type { IdentityContext, IdentityHono, InteractionDeps } from './interaction.ts'
import { dayOf } from './pages/passkey-form.ts'
import {
  confirmedPage,
  confirmPage,
  createPasskeyPage,
  keyPath,
  type PasskeyFault,
  type PasskeyNotice,
  passkeyPage,
  passkeyPath,
  passkeysPage,
} from './pages/passkey-pages.ts'
import {
  type Act,
  faultOfProof,
  faultOfSignature,
  languageOf,
  type Owner,
  ownerOf,
  readForm,
  returnFromSignIn,
  send,
  viewOf,
} from './passkey-owner.ts'
import { stop } from './send-page.ts'
import { passkeyTexts } from './texts/passkeys.ts'

const addition = ({ account }: Owner): Act => ({ purpose: 'add', subject: account.id })
const removal = ({ id }: Passkey): Act => ({ purpose: 'remove', subject: id })
const codeRequest = ({ account }: Owner): Act => ({ purpose: 'code', subject: account.id })

const notices: readonly PasskeyNotice[] = ['added', 'renamed', 'removed']

const done = (context: Context, { language }: Owner, notice: PasskeyNotice) =>
  context.redirect(`${passkeyPath(language)}&done=${notice}`, 303)

async function sendList(
  context: IdentityContext,
  deps: InteractionDeps,
  owner: Owner,
  shown: { readonly fault?: PasskeyFault; readonly notice?: PasskeyNotice | undefined },
): Promise<Response> {
  const content = passkeysPage(await viewOf(deps, owner, addition(owner)), shown)
  return send(context, deps, owner, { content, fault: shown.fault })
}

async function showList(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const notice = notices.find((each) => each === context.req.query('done'))
  return sendList(context, deps, owner, { notice })
}

async function startAdding(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { account, language } = owner
  // Said before the device makes a key that could not be stored.
  if ((await countPasskeys(deps.db, account.id)) >= mostPasskeys)
    return sendList(context, deps, owner, { fault: 'full' })
  const fault = await faultOfProof(deps, account, addition(owner), await readForm(context))
  if (fault !== undefined) return sendList(context, deps, owner, { fault })
  const content = createPasskeyPage({ language, email: account.email }, await startEnrolment(deps, account))
  return send(context, deps, owner, { content })
}

async function saveNew(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { account, language } = owner
  const { name, response } = await readForm(context)
  // The device has made the key by now, so that no name is no reason to refuse it.
  const named = name === '' ? passkeyTexts[language].create.unnamed(dayOf(deps.now(), language)) : name
  const outcome = await finishEnrolment(deps, account, { name: named, response })
  if (outcome !== 'added') return sendList(context, deps, owner, { fault: outcome })
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
    content: passkeyPage(await viewOf(deps, owner, removal(passkey)), passkey, fault),
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
  const passkey = await passkeyOf(context, deps, owner)
  const form = await readForm(context)
  const isLast = account.totpSecret === null && (await countPasskeys(deps.db, account.id)) === 1
  if (isLast && form.agree !== 'yes') return showOne(context, deps, 'unconfirmed')
  const fault = await faultOfProof(deps, account, removal(passkey), form)
  if (fault !== undefined) return showOne(context, deps, fault)
  const isRemoved = await deps.db.transaction(async (transaction) => {
    await endPasskeyProofs(transaction, account.id)
    return removePasskey(transaction, account.id, passkey.id)
  })
  if (isRemoved) {
    deps.log.info({ event: 'passkey_removed', account: account.id }, 'passkey removed')
    mailNotice(deps, account, { name: 'passkeyRemoved', language })
  }
  return done(context, owner, 'removed')
}

async function showConfirmation(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  return send(context, deps, owner, { content: confirmPage(await viewOf(deps, owner, codeRequest(owner))) })
}

async function confirm(context: IdentityContext, deps: InteractionDeps): Promise<Response> {
  const owner = await ownerOf(context, deps)
  const { response } = await readForm(context)
  const fault = await faultOfSignature(deps, owner.account, codeRequest(owner), response)
  const view = await viewOf(deps, owner, codeRequest(owner))
  if (fault !== undefined) return send(context, deps, owner, { content: confirmPage(view, fault), fault })
  const code = await issuePasskeyCode(deps, owner.account.id)
  return send(context, deps, owner, { content: confirmedPage(view, code) })
}

/** Leads from the address of a form to the page on which it begins, in the language of the address. */
const toBeginning = (context: IdentityContext) =>
  context.redirect(passkeyPath(languageOf(context.req.query('lang'))), 303)

const toKey = (context: IdentityContext) => {
  const id = encodeURIComponent(context.req.param('id') ?? '')
  return context.redirect(keyPath(languageOf(context.req.query('lang')), id), 303)
}

/** Adds the pages on which a signed-in user manages passkeys and confirms with one (P-660, P-661, P-663). */
export function addPasskeyRoutes(app: Hono<IdentityHono>, deps: InteractionDeps): void {
  app.use('/passkeys/*', ...formGuards(deps))
  app.get('/passkeys', (context) => showList(context, deps))
  app.get('/passkeys/return', (context) => returnFromSignIn(context, deps))
  app.get('/passkeys/add', (context) => toBeginning(context))
  app.get('/passkeys/enrol', (context) => toBeginning(context))
  app.post('/passkeys/add', (context) => startAdding(context, deps))
  app.post('/passkeys/enrol', (context) => saveNew(context, deps))
  app.get('/passkeys/confirm', (context) => showConfirmation(context, deps))
  app.post('/passkeys/confirm', (context) => confirm(context, deps))
  app.get('/passkeys/key/:id', (context) => showOne(context, deps))
  app.get('/passkeys/key/:id/rename', (context) => toKey(context))
  app.get('/passkeys/key/:id/remove', (context) => toKey(context))
  app.post('/passkeys/key/:id/rename', (context) => rename(context, deps))
  app.post('/passkeys/key/:id/remove', (context) => remove(context, deps))
}
