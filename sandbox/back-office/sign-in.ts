import { createHash } from 'node:crypto'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { allowsAttempt, failuresPerAddress, isUsedUp } from '../accounts/attempts.ts'
import { tokenKeyReader } from '../content/users/secrets.ts'
import type { StaffCaller, StaffDirectory } from '../content/users/staff-directory.ts'
import type { SandboxDeps } from '../deps.ts'
import { problem } from '../http/problem.ts'
import { createVisitorAddress } from '../http/visitor-address.ts'
import { heldRights } from '../product/rights/held-rights.ts'
import { isLocalRequest } from '../web/local-only.ts'
import { languageOf, sendPage } from '../web/page.ts'
import { type BackOfficeHono, isSameOrigin } from './back-office-forms.ts'
import { type SignInFault, signInTexts } from './sign-in-texts.ts'

/** Dependencies of the sign-in. */
export type SignInDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'publicUrl'> & {
  readonly staff: StaffDirectory
}

type CallContext = Context<BackOfficeHono>

/** Actor on loopback, where the back office is open to any user of the machine. */
const localActor = 'loopback'
const home = '/back-office'
const signInPath = `${home}/sign-in`
const cookieName = 'back_office'
const lifetimeS = 8 * 3600
const mostBytes = 4096
const longestField = 256

const field = z.string().max(longestField).catch('')
const fieldsSchema = z.object({ identifier: field, password: field, to: field })

/** Statuses of the page of sign-in by its fault. */
const statuses: Readonly<Record<SignInFault, ContentfulStatusCode>> = {
  wrong_credentials: 401,
  not_staff: 403,
  too_many_requests: 429,
  unavailable: 503,
  foreign_form: 403,
}

/** Tells whether a sandbox that listens on loopback is asked by its public name, through a proxy. */
function isByPublicName({ env, publicUrl }: SignInDeps, { req }: Context): boolean {
  return !env.isLoopback || req.header('host') === new URL(publicUrl).host
}

/** Returns the page of the back office to go to after sign-in. */
const targetOf = (path: string | undefined): string =>
  path !== undefined && /^\/back-office(\/[\w-]+)*$/.test(path) ? path : home

/** Seals the content backend's token into the cookie, so that the cookie opens nothing else. */
function createSeal({ db, now }: Pick<SignInDeps, 'db' | 'now'>) {
  const secret = tokenKeyReader(db)
  const key = async () =>
    createHash('sha256')
      .update(`back office ${await secret()}`)
      .digest()
  return {
    seal: async (token: string) =>
      new EncryptJWT({ token })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + lifetimeS)
        .encrypt(await key()),
    async open(cookie: string): Promise<string | undefined> {
      try {
        const { payload } = await jwtDecrypt(cookie, await key(), { currentDate: now() })
        return typeof payload.token === 'string' ? payload.token : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

type Asked = { readonly to: string; readonly identifier?: string; readonly fault?: SignInFault }

/** Sends the page of sign-in; one that was refused keeps the typed address. */
async function sendSignIn(context: CallContext, { fault, identifier = '', to }: Asked): Promise<Response> {
  const language = languageOf(context)
  const words = signInTexts[language]
  const body = html`<p class="lead">${words.lead}</p>
    ${fault === undefined ? '' : html`<p role="alert" class="late">${words.faults[fault]}</p>`}
    <form method="post" action="${signInPath}?lang=${language}" class="stack">
      <input type="hidden" name="to" value="${to}" />
      <label>${words.identifier} <input name="identifier" value="${identifier}" autocomplete="username" required maxlength="${longestField}" /></label>
      <label>${words.password} <input name="password" type="password" autocomplete="current-password" required maxlength="${longestField}" /></label>
      <button>${words.submit}</button>
    </form>`
  return sendPage(context, words.title, body, fault === undefined ? 200 : statuses[fault])
}

/** Says why a page is not shown, with the way to sign in. */
function sendNotice(context: CallContext, text: string, status: ContentfulStatusCode): Promise<Response> {
  const language = languageOf(context)
  const words = signInTexts[language]
  const body = html`<p role="alert" class="late">${text}</p>
    <p><a href="${signInPath}?lang=${language}">${words.again}</a></p>`
  return sendPage(context, words.title, body, status)
}

/** Counts an attempt as the content backend does: by address and account in a minute, and failures by address. */
async function isAllowed({ db, env, now }: SignInDeps, address: string, identifier: string) {
  const perMinute = { name: 'back-office', most: env.content.requestsPerMinute, windowMs: 60_000 }
  if (await isUsedUp(db, failuresPerAddress, address, now())) return false
  return allowsAttempt(db, perMinute, `${address} ${identifier.toLowerCase()}`, now())
}

/** Adds the pages by which staff sign in and out. */
function addSignIn(app: Hono<BackOfficeHono>, deps: SignInDeps, seal: ReturnType<typeof createSeal>): void {
  const { db, env, now, publicUrl, staff } = deps
  const addressOf = createVisitorAddress(env.trustedCallers)
  const cookie = {
    path: home,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  } as const
  app.get('/sign-in', (context) => sendSignIn(context, { to: targetOf(context.req.query('to')) }))
  app.post('/sign-in', bodyLimit({ maxSize: mostBytes }), async (context) => {
    const fields = fieldsSchema.parse(await context.req.parseBody())
    const to = targetOf(fields.to)
    const [identifier, address] = [fields.identifier.trim(), addressOf(context)]
    const refuse = (fault: SignInFault) => sendSignIn(context, { to, identifier, fault })
    if (!isSameOrigin(context, publicUrl)) return refuse('foreign_form')
    if (!(await isAllowed(deps, address, identifier))) return refuse('too_many_requests')
    const result = await staff.signIn(identifier, fields.password)
    if (result.kind === 'refused') {
      if (result.code === 'wrong_credentials') await allowsAttempt(db, failuresPerAddress, address, now())
      return refuse(result.code)
    }
    setCookie(context, cookieName, await seal.seal(result.token), { ...cookie, maxAge: lifetimeS })
    return context.redirect(`${to}?lang=${languageOf(context)}`, 303)
  })
  app.post('/sign-out', (context) => {
    if (isSameOrigin(context, publicUrl)) deleteCookie(context, cookieName, cookie)
    return context.redirect(`${signInPath}?lang=${languageOf(context)}`, 303)
  })
}

/** The header's part for a person who is signed in. */
function headerOf(context: CallContext, name: string) {
  const language = languageOf(context)
  const words = signInTexts[language]
  return html`<span>${words.signedInAs} ${name}</span>
    <form method="post" action="${home}/sign-out?lang=${language}" class="inline"><button class="link">${words.signOut}</button></form>`
}

/** Tells whether a member of staff may decide in the back office (P-783). */
const mayVerify = async ({ db }: SignInDeps, staff: StaffCaller) =>
  (await heldRights(db, staff)).includes('verify')

/** Lets in who is signed in as staff, and everybody on loopback; others are sent to the page of sign-in. */
function requireSignIn(
  deps: SignInDeps,
  seal: ReturnType<typeof createSeal>,
): MiddlewareHandler<BackOfficeHono> {
  return async (context, next) => {
    const words = signInTexts[languageOf(context)]
    const cookie = getCookie(context, cookieName)
    const token = cookie === undefined ? undefined : await seal.open(cookie)
    const read = token === undefined ? undefined : await deps.staff.read(token)
    if (read?.kind === 'staff') {
      if (!/^(GET|HEAD)$/.test(context.req.method) && !(await mayVerify(deps, read.staff)))
        return sendNotice(context, words.noRight, 403)
      context.set('actor', read.staff.actor)
      context.set('header', headerOf(context, read.staff.name))
      return next()
    }
    if (read?.code === 'not_staff') return sendNotice(context, words.noAccess, 403)
    if (read?.code === 'unavailable') return sendNotice(context, words.away, 503)
    if (!/^(GET|HEAD)$/.test(context.req.method)) return sendNotice(context, words.needed, 403)
    return context.redirect(
      `${signInPath}?lang=${languageOf(context)}&to=${encodeURIComponent(context.req.path)}`,
      303,
    )
  }
}

/**
 * Protects the back office (P-733): on loopback it is open, in the name of the machine; on any other address staff sign
 * in by the account of the content backend, and decide in their own name.
 */
export function protectBackOffice(app: Hono<BackOfficeHono>, deps: SignInDeps): void {
  const seal = createSeal(deps)
  const requireStaff = requireSignIn(deps, seal)
  app.use('*', async (context, next) => {
    context.set('actor', localActor)
    // The mailbox, which the header leads to, is closed elsewhere.
    if (!isLocalRequest(deps.env, context)) context.set('header', html``)
    return isLocalRequest(deps.env, context) || isByPublicName(deps, context)
      ? next()
      : problem(context, 'forbidden')
  })
  addSignIn(app, deps, seal)
  app.use('*', (context, next) => (isLocalRequest(deps.env, context) ? next() : requireStaff(context, next)))
}
