import { type SignInError, toSignInError } from '../../lib/sign-in-error.ts'
import { BodyTooLargeError } from '../http/bounded-reading.server.ts'
import { StateStoreError } from '../session/state-store.server.ts'
import { type AuthCall, type AuthDeps, readAuthCall } from './auth-call.server.ts'
import {
  absolute,
  jsonResponse,
  localeOfCall,
  loginPath,
  redirectResponse,
  refuseWithoutStore,
  textResponse,
} from './auth-response.server.ts'
import { beginSignIn, returnPathOf, toClientName } from './begin-sign-in.server.ts'
import { finishSignIn } from './finish-sign-in.server.ts'
import { handleSession, updateSession } from './session-response.server.ts'
import { leaveProvider, signOut } from './sign-out.server.ts'
import { beginStaffProvider, finishStaffProvider, signInStaff } from './staff-sign-in.server.ts'

/** The login methods (P-130). */
const providers = [
  { id: 'investor', name: 'Investor', type: 'oauth' },
  { id: 'partner', name: 'Partner', type: 'oauth' },
  { id: 'staff', name: 'Staff', type: 'credentials' },
] as const

/** Handles `GET providers`: each login method with its absolute URLs. */
function listProviders({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): Response {
  const described = providers.map((provider) => ({
    ...provider,
    signinUrl: `${publicUrl}/api/auth/signin/${provider.id}`,
    callbackUrl: `${publicUrl}/api/auth/callback/${provider.id}`,
  }))
  return jsonResponse(Object.fromEntries(described.map((provider) => [provider.id, provider])))
}

type Reply = Response | Promise<Response> | undefined

/** Handles one helper call (P-130). `path` is the part after `/api/auth/`. */
export type AuthHelper = (request: Request, path: string) => Promise<Response>

/** Creates the handler of the helper calls, with the paths and bodies of the protocol that they follow. */
export function createAuthHelper(deps: AuthDeps): AuthHelper {
  return async (request, path) => {
    const [action = '', provider, ...rest] = path.split('/')
    const call = await readAuthCall(request).catch(tooLarge)
    if (call === undefined) return textResponse('Payload Too Large', 413)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const responseOf = isRead ? handleGet : handlePost
    try {
      const response = rest.length > 0 ? undefined : await responseOf(call, action, provider, deps)
      return response ?? unsupported(request.method)
    } catch (error) {
      if (!(error instanceof StateStoreError)) throw error
      return refuseWithoutStore(request, deps.publicUrl)
    }
  }
}

function tooLarge(error: unknown): undefined {
  if (!(error instanceof BodyTooLargeError)) throw error
}

const unsupported = (method: string): Response =>
  textResponse(`Error: This action with HTTP ${method} is not supported`, 400)

function handleGet(call: AuthCall, action: string, provider: string | undefined, deps: AuthDeps): Reply {
  const client = provider === undefined ? undefined : toClientName(provider)
  if (action === 'callback' && client !== undefined) return finishSignIn(call, client, deps)
  if (action === 'logout' && client !== undefined) return leaveProvider(call, client, deps)
  if (action === 'signin') return toLogin(call, deps)
  if (provider !== undefined && deps.staffProviders.names.includes(provider)) {
    if (action === 'connect') return beginStaffProvider(call, provider, deps)
    if (action === 'callback') return finishStaffProvider(call, provider, deps)
  }
  if (provider !== undefined) return undefined
  switch (action) {
    case 'providers':
      return listProviders(deps)
    case 'session':
      return handleSession(call, deps)
    case 'csrf':
      return handleCsrf(call, deps)
    case 'signout':
    case 'error':
      return toLogin(call, deps)
    default:
      return undefined
  }
}

function handlePost(call: AuthCall, action: string, provider: string | undefined, deps: AuthDeps): Reply {
  if (action === 'signin' && provider !== undefined) return beginSignIn(call, provider, deps)
  if (action === 'callback' && provider === 'staff') return signInStaff(call, deps)
  if (provider !== undefined) return undefined
  if (action === 'signout') return signOut(call, deps)
  return action === 'session' ? updateSession(call, deps) : undefined
}

/** Handles `GET csrf`: the token of this browser. */
function handleCsrf({ cookieHeader }: AuthCall, { csrf }: AuthDeps): Response {
  const { token, cookie } = csrf.issue(cookieHeader)
  return jsonResponse({ csrfToken: token }, { cookies: [cookie] })
}

/** Maps the protocol's error names to the portal's. */
const protocolErrors: Readonly<Record<string, SignInError>> = {
  CredentialsSignin: 'credentials',
  AccessDenied: 'access_denied',
}

/** Redirects pages of the protocol to the portal's login page, with an error code. */
function toLogin(call: AuthCall, deps: AuthDeps): Response {
  const { searchParams } = call.url
  const returnPath = returnPathOf(call, deps)
  const locale = localeOfCall(call, returnPath)
  const named = searchParams.get('csrf') === 'true' ? 'csrf' : searchParams.get('error')
  const error = named === null ? undefined : toSignInError(protocolErrors[named] ?? named)
  return redirectResponse(absolute(deps, loginPath(locale, error, returnPath)))
}
