import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../scripts/lib/project.ts'
import {
  type PlainFault,
  type PlainOpenIdProvider,
  plainClients,
  startPlainOpenIdProvider,
} from '../support/plain-openid-provider.ts'
import { demoPassword, testPortalUrl } from '../support/relying-party.ts'
import { runProgram } from '../support/run-program.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

type Variables = Readonly<Record<string, string>>

/** Runs the command as its user does: the password comes by standard input. */
async function check(variables: Variables, options: readonly string[], password = demoPassword) {
  const end = await runProgram([projectPath('scripts/identity-check.ts'), ...options], {
    variables: { PATH: process.env.PATH, PUBLIC_URL: testPortalUrl, ...variables },
    input: `${password}\n`,
  })
  return { ...end, failed: [...end.output.matchAll(/^FAILED {2}(.*)$/gm)].map(([, name]) => name) }
}

// P-547
describe('identity:check at the provider of the sandbox', () => {
  let sandbox: TestSandbox
  let variables: Variables

  beforeAll(async () => {
    // A secret that Basic credentials hold form-encoded (RFC 6749, 2.3.1).
    const secret = { IDENTITY_INVESTOR_CLIENT_SECRET: 'odd+/%=:&signs-0123456789-0123456789-0123' }
    sandbox = await startTestSandbox(undefined, secret)
    variables = { IDENTITY_ISSUER: `${sandbox.publicUrl}/identity`, ...secret }
  }, 120_000)

  afterAll(() => sandbox.stop())

  it.each([
    ['investor', 'investor@sandbox.example'],
    ['partner', 'partner@banque-demo.example'],
  ])('finds every expectation met as %s', async (client, user) => {
    const { status, output, failed, faults } = await check(variables, ['--client', client, '--user', user])
    expect([status, failed, faults.replace('Password: ', '').trim()]).toEqual([0, [], ''])
    expect(output).toContain('ok      the password is asked for after logout')
  })

  it('names what is wrong with the configuration', async () => {
    const user = ['--user', 'investor@sandbox.example']
    const audience = await check({ ...variables, IDENTITY_AUDIENCE: 'urn:another:api' }, user)
    expect([audience.status, audience.faults]).toEqual([2, expect.stringContaining('access_denied')])
    const role = await check({ ...variables, IDENTITY_ROLE_CLAIM: 'urn:another:claim' }, user)
    expect([role.status, role.failed]).toEqual([1, ['the ID token names the role']])
    const secret = { IDENTITY_INVESTOR_CLIENT_SECRET: 'wrong-secret-of-the-investor-client-0123456789' }
    const client = await check({ ...variables, ...secret }, user)
    expect([client.status, client.failed]).toEqual([1, ['the code is exchanged for tokens']])
    expect(client.output, 'a wrong secret proves nothing of PKCE').not.toContain('without its verifier')
    const slash = await check({ IDENTITY_ISSUER: `${sandbox.publicUrl}/identity/` }, user)
    expect([slash.status, slash.failed]).toEqual([1, ['discovery names the configured issuer']])
  })

  it('says that a sign-in did not come back, and that an option is none', async () => {
    const wrong = await check(variables, ['--user', 'investor@sandbox.example'], 'wrong')
    expect([wrong.status, wrong.faults]).toEqual([2, expect.stringContaining('The sign-in ended at')])
    expect((await check(variables, ['--client', 'staff'])).status).toBe(2)
  })
})

/** Its access tokens are opaque. */
const ownTokens = 'the access token is for the product API'

// P-547
describe('identity:check at another provider', () => {
  let provider: PlainOpenIdProvider

  beforeAll(async () => {
    provider = await startPlainOpenIdProvider({ portalUrl: testPortalUrl, roleClaim: 'role' })
    provider.accounts.set('u-investor', { id: 'u-investor', email: 'a@sandbox.example', role: 'investor' })
  })

  afterAll(() => provider.stop())

  const checkPlain = () =>
    check(
      {
        IDENTITY_ISSUER: provider.issuer,
        IDENTITY_INVESTOR_CLIENT_ID: plainClients.investor.id,
        IDENTITY_INVESTOR_CLIENT_SECRET: plainClients.investor.secret,
        IDENTITY_ROLE_CLAIM: 'role',
        IDENTITY_LOGOUT_STYLE: 'oidc',
      },
      ['--user', 'u-investor'],
    )

  it('goes through its pages, and finds that its access tokens are not for the product API', async () => {
    const { status, output, failed } = await checkPlain()
    expect([status, output, failed]).toEqual([
      1,
      expect.stringContaining('ok      a refresh token'),
      [ownTokens],
    ])
  })

  it.each([
    ['pkce', ['a code without its verifier is refused (PKCE)', ownTokens]],
    ['nonce', ['the ID token is genuine, and has the nonce of this sign-in']],
    ['refresh', [ownTokens, 'a refresh token replaces the tokens']],
    ['second_refresh', [ownTokens, 'and again with what it was replaced by']],
    ['logout', [ownTokens, 'logout returns to the portal', 'the password is asked for after logout']],
    ['session', [ownTokens, 'the password is asked for after logout']],
  ] as const satisfies readonly (readonly [PlainFault, readonly string[]])[])(
    'names what a provider breaks: %s',
    async (fault, expected) => {
      provider.fault = fault
      const { status, failed } = await checkPlain()
      expect([status, failed]).toEqual([1, expected])
    },
  )
})
