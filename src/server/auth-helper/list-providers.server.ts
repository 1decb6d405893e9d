import { jsonResponse } from './auth-answer.server.ts'
import type { AuthDeps } from './auth-deps.server.ts'

/** The ways to sign in (P-130). */
const providers = [
  { id: 'investor', name: 'Investor', type: 'oauth' },
  { id: 'partner', name: 'Partner', type: 'oauth' },
  { id: 'staff', name: 'Staff', type: 'credentials' },
] as const

/** `GET providers`: each way to sign in, with its absolute addresses. */
export function listProviders({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): Response {
  const described = providers.map((provider) => ({
    ...provider,
    signinUrl: `${publicUrl}/api/auth/signin/${provider.id}`,
    callbackUrl: `${publicUrl}/api/auth/callback/${provider.id}`,
  }))
  return jsonResponse(Object.fromEntries(described.map((provider) => [provider.id, provider])))
}
