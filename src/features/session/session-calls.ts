import type { PortalSession } from './session.schema.ts'

const base = '/api/auth'

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(`${base}/${path}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Narrowing: the answer is the portal's own and was checked with its schema before it left, so that a user in it says
 * that it is whole. A second check here would cost every page the schema's code.
 */
const isSession = (answer: unknown): answer is PortalSession =>
  isObject(answer) && isObject(answer.user) && typeof answer.provider === 'string'

function sessionOf(answer: unknown): PortalSession | null {
  if (isSession(answer)) return answer
  if (isObject(answer) && Object.keys(answer).length === 0) return null
  throw new Error('session answered what is neither a session nor none')
}

/** `GET /api/auth/session`, from the browser; no activity of the user. */
export async function fetchSession(): Promise<PortalSession | null> {
  const here = encodeURIComponent(location.href)
  return sessionOf(await readJson(`session?callbackUrl=${here}`))
}

/** `GET /api/auth/csrf`, from the browser. */
export async function fetchFormToken(): Promise<string> {
  const answer = await readJson('csrf')
  if (!isObject(answer) || typeof answer.csrfToken !== 'string')
    throw new Error('csrf answered without a token')
  return answer.csrfToken
}

/** `POST /api/auth/session`, from the browser: an activity of the user. Null when the session has ended already. */
export async function postActivity(): Promise<PortalSession | null> {
  const body = new URLSearchParams({ csrfToken: await fetchFormToken() })
  const response = await fetch(`${base}/session`, { method: 'POST', body })
  if (!response.ok) throw new Error(`session answered ${response.status}`)
  return sessionOf(await response.json())
}

/** `POST /api/auth/signout`, from the browser: the session has ended afterwards, and the page stays. */
export async function postSignOut(): Promise<void> {
  const body = new URLSearchParams({
    csrfToken: await fetchFormToken(),
    callbackUrl: location.href,
    json: 'true',
  })
  const response = await fetch(`${base}/signout`, { method: 'POST', body })
  if (!response.ok) throw new Error(`signout answered ${response.status}`)
}
