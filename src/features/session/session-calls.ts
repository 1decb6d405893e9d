import type { PortalSession } from './session.schema.ts'

const base = '/api/auth'

/** Longest wait for a response, in milliseconds. */
const longestMs = 20_000

const call = (path: string, init: RequestInit): Promise<Response> =>
  fetch(`${base}/${path}`, { ...init, signal: AbortSignal.timeout(longestMs) })

async function readJson(path: string): Promise<unknown> {
  const response = await call(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Type guard without a schema: the server validated the response before it was sent. A second validation
 * would add the schema's code to every page.
 */
const isSession = (response: unknown): response is PortalSession =>
  isObject(response) && isObject(response.user) && typeof response.provider === 'string'

function sessionOf(response: unknown): PortalSession | null {
  if (isSession(response)) return response
  if (isObject(response) && Object.keys(response).length === 0) return null
  throw new Error('session answered what is neither a session nor none')
}

/** `GET /api/auth/session` from the browser; does not count as activity. */
export async function fetchSession(): Promise<PortalSession | null> {
  const here = encodeURIComponent(location.href)
  return sessionOf(await readJson(`session?callbackUrl=${here}`))
}

/** `GET /api/auth/csrf` from the browser. */
export async function fetchFormToken(): Promise<string> {
  const response = await readJson('csrf')
  if (!isObject(response) || typeof response.csrfToken !== 'string')
    throw new Error('csrf answered without a token')
  return response.csrfToken
}

/** `POST /api/auth/session` from the browser: counts as activity. Null when the session has ended. */
export async function postActivity(): Promise<PortalSession | null> {
  const body = new URLSearchParams({ csrfToken: await fetchFormToken() })
  const response = await call('session', { method: 'POST', body })
  if (!response.ok) throw new Error(`session answered ${response.status}`)
  return sessionOf(await response.json())
}

/** `POST /api/auth/signout` from the browser: ends the session without leaving the page. */
export async function postSignOut(): Promise<void> {
  const body = new URLSearchParams({
    csrfToken: await fetchFormToken(),
    callbackUrl: location.href,
    json: 'true',
  })
  const response = await call('signout', { method: 'POST', body })
  if (!response.ok) throw new Error(`signout answered ${response.status}`)
}
