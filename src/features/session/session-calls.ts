import { formTokenAnswerSchema, type PortalSession, sessionAnswerSchema } from './session.schema.ts'

const base = '/api/auth'

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(`${base}/${path}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** `GET /api/auth/session`, from the browser; no activity of the user. */
export async function fetchSession(): Promise<PortalSession | null> {
  const here = encodeURIComponent(location.href)
  return sessionAnswerSchema.parse(await readJson(`session?callbackUrl=${here}`))
}

/** `GET /api/auth/csrf`, from the browser. */
export async function fetchFormToken(): Promise<string> {
  return formTokenAnswerSchema.parse(await readJson('csrf')).csrfToken
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
