import type { Logger } from 'pino'
import { contentUserSchema, signedInSchema } from '../../../src/contract/content-api/auth.schema.ts'
import { comparablePassword } from '../../accounts/passwords.ts'
import type { SandboxDeps } from '../../deps.ts'
import { ContentError } from '../http/content-error.ts'
import { createAccounts } from './accounts.ts'
import { staffRoleType } from './caller.ts'
import { hashOf, tokenKeyReader } from './secrets.ts'
import { createTokens } from './tokens.ts'
import { createUserMails } from './user-mails.ts'

/** A member of the manager's staff. `actor` is how the audit log names them. */
export type StaffCaller = { readonly id: string; readonly name: string; readonly actor: string }

/** Why a token names no member of staff. `unavailable`: the content backend does not answer. */
export type StaffTokenRefusal = 'invalid_token' | 'not_staff' | 'unavailable'

/** Why a sign-in of staff is refused. */
export type StaffSignInRefusal = 'wrong_credentials' | 'not_staff' | 'too_many_requests' | 'unavailable'

type Refused<Code> = { readonly kind: 'refused'; readonly code: Code }
type StaffRead = { readonly kind: 'staff'; readonly staff: StaffCaller } | Refused<StaffTokenRefusal>
type StaffSignIn = { readonly kind: 'signed_in'; readonly token: string } | Refused<StaffSignInRefusal>

/** The content backend at which staff sign in: the sandbox's own, or a Strapi (P-732). */
export type StaffDirectory = {
  /** Returns the member of staff of a token. */
  read(token: string): Promise<StaffRead>
  /** Signs a member of staff in; `identifier` is an email address or a user name. */
  signIn(identifier: string, password: string): Promise<StaffSignIn>
}

type Deps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now'>

const refused = <Code extends string>(code: Code): Refused<Code> => ({ kind: 'refused', code })

/** A sign-in counts only if its token is staff's. */
async function signedInAs(token: string, read: StaffDirectory['read']): Promise<StaffSignIn> {
  const found = await read(token)
  if (found.kind === 'staff') return { kind: 'signed_in', token }
  return refused(found.code === 'not_staff' ? 'not_staff' : 'unavailable')
}

async function unlessRefused<Result, Code extends string>(work: () => Promise<Result>, code: Code) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ContentError) return refused(code)
    throw error
  }
}

function createOwnStaff({ db, env, mailbox, now }: Deps): StaffDirectory {
  const tokens = createTokens({ db, now, key: tokenKeyReader(db) })
  const mails = createUserMails({ mailbox, portalUrl: env.portalUrl })
  const accounts = createAccounts({ db, now, mails, demoAllowed: env.demoAllowed })
  const read: StaffDirectory['read'] = (token) =>
    unlessRefused(async () => {
      const { role, user } = await tokens.read(token)
      if (role.type !== staffRoleType) return refused('not_staff')
      return {
        kind: 'staff',
        staff: { id: String(user.id), name: user.username, actor: user.email },
      } as const
    }, 'invalid_token')
  return {
    read,
    signIn: (identifier, password) =>
      unlessRefused(async () => {
        const user = await accounts.signIn({ identifier, password })
        return signedInAs(await tokens.issue(user), read)
      }, 'wrong_credentials'),
  }
}

const timeoutMs = 5000
/** Each staff call reads its token twice, and a page makes several calls. */
const freshMs = 10_000
const mostKept = 1000

/** Keeps answers about tokens for a moment, by the tokens' hashes; a failure is asked again at once. */
export function keptFor(ask: StaffDirectory['read'], now: () => Date): StaffDirectory['read'] {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<StaffRead> }>()
  return async (token) => {
    const key = hashOf(token)
    const time = now().getTime()
    const known = kept.get(key)
    if (known !== undefined && known.until > time) return known.answer
    if (kept.size >= mostKept) kept.clear()
    const answer = ask(token)
    kept.set(key, { until: time + freshMs, answer })
    try {
      const read = await answer
      if (read.kind === 'refused' && read.code === 'unavailable') kept.delete(key)
      return read
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}

const userSchema = contentUserSchema.pick({ id: true, username: true, email: true, role: true })
const tokenSchema = signedInSchema.pick({ jwt: true })

type Reply = { readonly status: number; readonly body: unknown }

/** Calls the backend; a reply that did not come has the status 0. */
async function call(url: string, init: RequestInit, log: Logger): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.status >= 500)
      log.error({ status: response.status }, 'the content backend fails about staff')
    return { status: response.status, body }
  } catch (error) {
    log.error({ err: error }, 'the content backend does not answer about staff')
    return { status: 0, body: undefined }
  }
}

/** Reads `GET /users/me?populate=role`. Strapi strips the role unless signed-in users may read roles. */
function staffOf({ body, status }: Reply, { env, log }: Pick<Deps, 'env' | 'log'>): StaffRead {
  if (status === 401) return refused('invalid_token')
  if (status === 403) return refused('not_staff')
  const user = userSchema.safeParse(body)
  if (status !== 200 || !user.success) return refused('unavailable')
  const { email, id, role, username } = user.data
  if (role == null) log.warn('the content backend names no role of a user: see docs/operations.md, Staff')
  if (role == null || !env.staffRoles.includes(role.name)) return refused('not_staff')
  return { kind: 'staff', staff: { id: String(id), name: username, actor: email } }
}

function createRemoteStaff(url: string, deps: Deps): StaffDirectory {
  const { log, now } = deps
  const read = keptFor(async (token) => {
    const headers = { authorization: `Bearer ${token}` }
    return staffOf(await call(`${url}/users/me?populate=role`, { headers }, log), deps)
  }, now)
  return {
    read,
    async signIn(identifier, password) {
      const headers = { 'content-type': 'application/json' }
      const send = (tried: string) =>
        call(
          `${url}/auth/local`,
          { method: 'POST', headers, body: JSON.stringify({ identifier, password: tried }) },
          log,
        )
      // The portal sets passwords in their comparable form; others are kept as they were typed (P-832).
      const comparable = comparablePassword(password)
      const first = await send(comparable)
      const { body, status } = first.status === 400 && comparable !== password ? await send(password) : first
      if (status === 400) return refused('wrong_credentials')
      if (status === 429) return refused('too_many_requests')
      const token = tokenSchema.safeParse(body)
      return status === 200 && token.success ? signedInAs(token.data.jwt, read) : refused('unavailable')
    },
  }
}

/** Creates the directory of staff that is configured: a Strapi's, else the sandbox's own. */
export function createStaffDirectory(deps: Deps): StaffDirectory {
  const { staffContentUrl } = deps.env
  return staffContentUrl === undefined ? createOwnStaff(deps) : createRemoteStaff(staffContentUrl, deps)
}
