import type { TestSandbox } from './test-sandbox.ts'

/** Signed-in member of staff of the content backend, with calls of the product API by that token. */
export type StaffSession = {
  get(path: string, locale?: 'fr' | 'en'): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

/** Calls of a sandbox's product API with a token. */
export function staffSession(
  { url }: Pick<TestSandbox, 'url'>,
  authorization: string | undefined,
): StaffSession {
  const send = (path: string, init: RequestInit, headers: Record<string, string>) =>
    fetch(`${url}/product${path}`, {
      ...init,
      headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    })
  return {
    get: (path, locale = 'fr') => send(path, {}, { 'x-locale': locale }),
    post: (path, body) =>
      send(path, { method: 'POST', body: JSON.stringify(body) }, { 'content-type': 'application/json' }),
  }
}

/** Signs a demo user of the content backend in. */
export async function signInStaff(sandbox: Pick<TestSandbox, 'url'>, name: string): Promise<StaffSession> {
  const response = await fetch(`${sandbox.url}/content/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: `${name}@sandbox.example`, password: 'Sandbox-2026!' }),
  })
  const { jwt }: { jwt: string } = await response.json()
  return staffSession(sandbox, `Bearer ${jwt}`)
}
