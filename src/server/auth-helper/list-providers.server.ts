import { jsonResponse } from './auth-answer.server.ts'
import type { AuthDeps } from './auth-deps.server.ts'

/** The login methods (P-130). */
const providers = [
  { id: 'investor', name: 'Investor', type: 'oauth' },
  { id: 'partner', name: 'Partner', type: 'oauth' },
  { id: 'staff', name: 'Staff', type: 'credentials' },
] as const

/** Handles `GET providers`: each login method with its absolute URLs. */
export function listProviders({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): Response {
  const described = providers.map((provider) => ({
    ...provider,
    signinUrl: `${publicUrl}/api/auth/signin/${provider.id}`,
    callbackUrl: `${publicUrl}/api/auth/callback/${provider.id}`,
  }))
  return jsonResponse(Object.fromEntries(described.map((provider) => [provider.id, provider])))
}
