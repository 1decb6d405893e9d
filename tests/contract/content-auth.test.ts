import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ContentAuth,
  createContentAuth,
} from '../../src/server/backends/content-api/content-auth.server.ts'
import {
  type ContentError,
  createContentErrors,
} from '../../src/server/backends/content-api/content-error.server.ts'
import { createHttpClient } from '../../src/server/http/http-client.server.ts'
import { readExchange } from './content-api-recordings.ts'
import { openTarget, type Target } from './content-api-target.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

function authAt(url: string, version: '4' | '5' = '5') {
  const told: ContentError[] = []
  const errors = createContentErrors({ version, onError: (error) => told.push(error) })
  const baseUrl = `${url}/api`
  const client = createHttpClient({ name: 'content', baseUrl, log: silent, errors, timeoutMs: 2000 })
  return { told, auth: createContentAuth(client, baseUrl) }
}

const password = '<password>'
const change = { currentPassword: '<new-password>', password: '<new-password>' }
const reset = { code: '<reset-code>', password: '<new-password>' }
const alice = { username: 'alice', email: 'alice@example.test', password }
const byEmail = { identifier: 'alice@example.test', password }
const proof = { accessToken: 'abc', sessionCookies: undefined }

/** Calls of the portal, the recorded responses of a real Strapi, and the expected results. */
const recorded: readonly (readonly [
  recording: string,
  ask: (auth: ContentAuth) => Promise<unknown>,
  outcome: object,
])[] = [
  [
    'legacy-users-me-populate-role',
    (auth) => auth.currentUser('<jwt>'),
    { data: { role: { name: 'Authenticated' } } },
  ],
  ['legacy-users-me-populate-indexed', (auth) => auth.currentUser('<jwt>', ['role']), { kind: 'ok' }],
  [
    'legacy-users-me-tampered-token',
    (auth) => auth.currentUser('<jwt>', []),
    { kind: 'refused', status: 401 },
  ],
  ['legacy-auth-local-wrong-password', (auth) => auth.signIn(byEmail), { code: 'wrong_credentials' }],
  ['legacy-auth-local-unknown-user', (auth) => auth.signIn(byEmail), { code: 'wrong_credentials' }],
  ['ratelimit-auth-local-429-xff-ignored', (auth) => auth.signIn(byEmail), { status: 429 }],
  ['refreshmode-auth-local-ok', (auth) => auth.signIn(byEmail), { data: { jwt: '<jwt>' } }],
  [
    'refreshmode-refresh-ok',
    (auth) => auth.refresh('<jwt>'),
    { data: { jwt: '<jwt>', refreshToken: '<jwt>' } },
  ],
  ['refreshmode-refresh-replay', (auth) => auth.refresh('<jwt>'), { kind: 'refused', status: 401 }],
  ['refreshmode-refresh-missing', (auth) => auth.refresh(''), { kind: 'refused', status: 400 }],
  ['refreshmode-logout-no-token', (auth) => auth.logout(''), { kind: 'refused', status: 403 }],
  ['legacy-register-ok-needs-confirmation', (auth) => auth.register(alice, 'fr'), { kind: 'ok' }],
  ['legacy-register-duplicate-email', (auth) => auth.register(alice, 'fr'), { code: 'already_taken' }],
  ['legacy-forgot-password-ok', (auth) => auth.forgotPassword(alice.email, 'fr'), { kind: 'ok' }],
  ['legacy-reset-password-ok', (auth) => auth.resetPassword(again(reset)), { data: { jwt: '<jwt>' } }],
  ['legacy-reset-password-replay', (auth) => auth.resetPassword(again(reset)), { code: 'wrong_code' }],
  [
    'legacy-reset-password-mismatched',
    (auth) => auth.resetPassword(again(reset)),
    { code: 'passwords_differ' },
  ],
  [
    'legacy-change-password-same',
    (auth) => auth.changePassword('<jwt>', again(change)),
    { code: 'same_password' },
  ],
  ['refreshmode-change-password-ok', (auth) => auth.changePassword('<jwt>', again(change)), { kind: 'ok' }],
  ['legacy-change-password-no-token', (auth) => auth.changePassword('<jwt>', again(change)), { status: 403 }],
  [
    'legacy-send-email-confirmation-unknown-email',
    (auth) => auth.sendEmailConfirmation('nobody@example.test', 'fr'),
    { kind: 'ok' },
  ],
  [
    'legacy-send-email-confirmation-already',
    (auth) => auth.sendEmailConfirmation(alice.email, 'fr'),
    { code: 'already_confirmed' },
  ],
  [
    'connect-3-auth-callback-without-cookie',
    (auth) => auth.finishProvider('portal', proof),
    { code: 'ApplicationError' },
  ],
]

function again<Fields extends { readonly password: string }>(fields: Fields) {
  return { ...fields, passwordConfirmation: fields.password }
}

/** Starts a server that replays the recordings one after the other, and records the requests. */
async function startPlayer() {
  const state = { recording: '', asked: { method: '', url: '', body: '', authorization: '' } }
  const server = createServer(async (request, response) => {
    const { status, body } = readExchange(state.recording).response
    const { method = '', url = '', headers } = request
    const asked = { method, url: decodeURIComponent(url), authorization: headers.authorization ?? '' }
    state.asked = { ...asked, body: await text(request) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { state, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Members that the portal sends beside those of a recorded request: a token always, though it be empty. */
const sentBeside: Readonly<Record<string, readonly string[]>> = {
  'refreshmode-refresh-missing': ['refreshToken'],
}

// P-210
describe('the authentication calls, against what a real Strapi answered', () => {
  let player: Awaited<ReturnType<typeof startPlayer>>
  beforeAll(async () => {
    player = await startPlayer()
  })
  afterAll(() => player.stop())

  it.each(recorded)('%s', async (recording, ask, outcome) => {
    player.state.recording = recording
    const { request, response } = readExchange(recording)
    const { auth, told } = authAt(player.url)
    expect(await ask(auth)).toMatchObject(outcome)
    const { asked } = player.state
    expect([asked.method, asked.url]).toEqual([request.method, request.path])
    if (typeof request.body === 'object' && request.body !== null) {
      const members = [...Object.keys(request.body), ...(sentBeside[recording] ?? [])]
      expect(Object.keys(JSON.parse(asked.body)).sort()).toEqual(members.sort())
    }
    expect(told).toHaveLength(response.status < 400 ? 0 : 1)
  })

  it('sends the browser to /connect/{provider}', () => {
    const { path } = readExchange('connect-1-start').request
    expect(authAt(player.url).auth.connectUrl('portal')).toBe(`${player.url}${path}`)
  })
})

describe('an account at the content backend, through the portal’s calls', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget(undefined)
  }, 180_000)
  afterAll(() => target.stop())

  const email = 'ann@example.test'
  const codeOf = async () => /=([0-9a-f]{128})/.exec(await target.readMail(email))?.[1] ?? ''
  const tokenOf = (answered: Awaited<ReturnType<ContentAuth['signIn']>>) =>
    answered.kind === 'ok' ? answered.data.jwt : ''

  it('is registered, confirmed, given a new password, and loses its former tokens by a change of it', async () => {
    const { auth } = authAt(target.url)
    const [first, second, third] = ['Correct-horse-1', 'Correct-horse-2', 'Correct-horse-3'] as const
    expect(await auth.register({ username: 'ann', email, password: first }, 'fr')).toMatchObject({
      kind: 'ok',
    })
    const credentials = { identifier: email, password: first }
    expect(await auth.signIn(credentials)).toMatchObject({ code: 'email_not_confirmed' })
    await fetch(`${target.url}/api/auth/email-confirmation?confirmation=${await codeOf()}`, {
      redirect: 'manual',
    })
    expect(await auth.signIn(credentials)).toMatchObject({ kind: 'ok' })
    await auth.forgotPassword(email, 'fr')
    const newPassword = { password: second, passwordConfirmation: second }
    const token = tokenOf(await auth.resetPassword({ code: await codeOf(), ...newPassword }))
    expect(await auth.currentUser(token)).toMatchObject({
      data: { username: 'ann', role: { name: 'Authenticated' } },
    })
    const refused = { currentPassword: first, password: third, passwordConfirmation: third }
    expect(await auth.changePassword(token, refused)).toMatchObject({ code: 'wrong_current_password' })
    expect(await auth.changePassword(token, { ...refused, currentPassword: second })).toMatchObject({
      kind: 'ok',
    })
    expect(await auth.currentUser(token)).toMatchObject({ kind: 'refused', status: 401 })
  })
})

describe.each(['4', '5'] as const)('a content backend of version %s that fails', (version) => {
  const unknown =
    version === '5' ? { name: 'UnknownError', status: 500 } : { name: 'UnknownError', statusCode: 500 }

  it.each([
    ['without a body', 401, ''],
    ['with a page of a proxy', 502, '<h1>Bad Gateway</h1>'],
  ])('%s is an unknown error', async (_, status, body) => {
    const server = createServer((_request, response) => void response.writeHead(status).end(body))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const { auth, told } = authAt(`http://127.0.0.1:${port}`, version)
    expect(await auth.currentUser('x')).toEqual({ kind: 'unexpected_status', status: 500 })
    expect(told).toEqual([unknown])
    await new Promise((closed) => server.close(closed))
    expect(await auth.currentUser('x')).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(told).toEqual([unknown, unknown])
  })
})
