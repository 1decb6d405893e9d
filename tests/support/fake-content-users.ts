import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** Behaviour of the content backend: healthy, or faulty in one way. `older`: errors in the older shape of version 4. */
export type ContentBehaviour = 'healthy' | 'down' | 'silent' | 'nonsense' | 'bodiless' | 'older'

export type FakeContentUsers = {
  readonly url: string
  /** Method, target and token of every call. */
  readonly calls: string[]
  /** Identifier of the last sign-in. */
  identifier: string
  /** Role of the only user, whose token is `jwt-1` and password `good`. */
  role: string
  /** Behaviour of all calls, and of `/users/me` alone where that is given. */
  behaviour: ContentBehaviour
  userBehaviour: ContentBehaviour | undefined
  /** Seconds for which access tokens live: it then issues refresh tokens too, each good for one use. */
  accessLivesS: number | undefined
  stop(): Promise<void>
}

const instants = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const user = {
  id: 7,
  username: 'ann',
  email: 'ann@sandbox.example',
  provider: 'local',
  confirmed: true,
  blocked: false,
  ...instants,
}
const signedIn = { jwt: 'jwt-1', user }
const bodySchema = z.record(z.string(), z.string())

type PortalResponse = { readonly status: number; readonly body: unknown }

const ok = (body: unknown): PortalResponse => ({ status: 200, body })
const refused = (message: string, status = 400, name = 'ValidationError'): PortalResponse => ({
  status,
  body: { data: null, error: { status, name, message, details: {} } },
})

/** Creates the tokens of refresh mode: a new pair replaces the last one, whose refresh token becomes invalid. */
function createRefreshTokens() {
  let count = 0
  let good = ''
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  return {
    issue(livesS: number) {
      count += 1
      const iat = Math.floor(Date.now() / 1000)
      good = `refresh-${count}`
      return {
        jwt: `${part({ alg: 'HS256' })}.${part({ id: count, iat, exp: iat + livesS })}.x`,
        refreshToken: good,
      }
    },
    isGood: (refreshToken: string | undefined) => refreshToken === good,
    /** Reports whether an access token is unexpired. */
    isLive(token: string) {
      const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}'
      const claims = z.object({ exp: z.number() }).safeParse(JSON.parse(text))
      return claims.success && claims.data.exp * 1000 > Date.now()
    },
  }
}

type Asked = {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, string>>
  readonly token: string
}

/** Returns the response of a healthy content backend. The code `code-1` and the access token `access-1` are valid. */
function respondWell({ path, query, body, token }: Asked, role: string): PortalResponse {
  switch (path) {
    case '/api/users/me': {
      const described = { id: 1, name: role, description: null, type: role.toLowerCase() }
      return token === 'jwt-1'
        ? ok({ ...user, role: described })
        : refused('Missing', 401, 'UnauthorizedError')
    }
    case '/api/auth/local':
      return body.password === 'good' ? ok(signedIn) : refused('Invalid identifier or password')
    case '/api/auth/local/register':
      return body.email === user.email ? refused('Email or Username are already taken') : ok({ user })
    case '/api/auth/forgot-password':
      return ok({ ok: true })
    case '/api/auth/send-email-confirmation':
      return body.email === user.email ? refused('Already confirmed') : ok({ email: body.email, sent: true })
    case '/api/auth/reset-password':
      return body.code === 'code-1' ? ok(signedIn) : refused('Incorrect code provided')
    case '/api/auth/change-password':
      if (token !== 'jwt-1') return refused('Forbidden', 403, 'ForbiddenError')
      return body.currentPassword === 'good'
        ? ok(signedIn)
        : refused('The provided current password is invalid')
    case '/api/auth/sso/callback':
      return query.get('access_token') === 'access-1' ? ok(signedIn) : refused('This provider is disabled')
    default:
      return refused('Not Found', 404, 'NotFoundError')
  }
}

/** The older parts of version 4 write their errors so. */
function inOlderShape({ status, body }: PortalResponse): PortalResponse {
  const message = z.object({ error: z.object({ message: z.string() }) }).safeParse(body).data?.error.message
  return {
    status,
    body: message === undefined ? body : { statusCode: status, error: 'Bad Request', message },
  }
}

function send(response: ServerResponse, { status, body }: PortalResponse): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content.example')
  const body = request.method === 'POST' ? bodySchema.parse(await json(request)) : {}
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  return { path: pathname, query: searchParams, body, token }
}

type RefreshTokens = ReturnType<typeof createRefreshTokens>

/** The calls that differ in refresh mode; undefined for all others, and for all where it is off. */
function respondInRefreshMode(
  { path, body, token }: Asked,
  { accessLivesS, role }: FakeContentUsers,
  tokens: RefreshTokens,
): PortalResponse | undefined {
  if (accessLivesS === undefined) return undefined
  const described = { id: 1, name: role, description: null, type: role.toLowerCase() }
  switch (path) {
    case '/api/auth/local':
      return ok({ ...tokens.issue(accessLivesS), user })
    case '/api/auth/refresh':
      return tokens.isGood(body.refreshToken)
        ? ok(tokens.issue(accessLivesS))
        : refused('Invalid refresh token', 401, 'UnauthorizedError')
    case '/api/auth/logout':
      return ok({ ok: true })
    case '/api/users/me':
      return tokens.isLive(token)
        ? ok({ ...user, role: described })
        : refused('Missing or invalid credentials', 401, 'UnauthorizedError')
    default:
      return undefined
  }
}

async function respond(
  fake: FakeContentUsers,
  tokens: RefreshTokens,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const asked = await readAsked(request)
  fake.calls.push(`${request.method} ${request.url} ${asked.token}`.trim())
  if (asked.path === '/api/auth/local') fake.identifier = asked.body.identifier ?? ''
  const isUser = asked.path === '/api/users/me'
  const behaviour = (isUser ? fake.userBehaviour : undefined) ?? fake.behaviour
  if (behaviour === 'down') return void response.destroy()
  if (behaviour === 'silent') return
  if (behaviour === 'nonsense') return send(response, ok({ jwt: 12, user: 'nobody' }))
  if (behaviour === 'bodiless') return void response.writeHead(400).end()
  const well = respondInRefreshMode(asked, fake, tokens) ?? respondWell(asked, fake.role)
  send(response, behaviour === 'older' ? inOlderShape(well) : well)
}

/** Starts a content backend that knows one user and nothing else, on a free port. */
export async function startFakeContentUsers(): Promise<FakeContentUsers> {
  const tokens = createRefreshTokens()
  const server = createServer((request, response) => void respond(fake, tokens, request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const fake: FakeContentUsers = {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    identifier: '',
    role: 'Staff',
    behaviour: 'healthy',
    userBehaviour: undefined,
    accessLivesS: undefined,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return fake
}
