/**
 * `npm run identity:check -- [--client investor|partner] [--user NAME]`: signs a test account in at the configured
 * identity provider, and reports failed expectations of the portal. With `--user` it fills in the provider's forms, and
 * reads the password from standard input; without, the user signs in by hand. Exit code 0, 1 if an expectation fails, 2
 * if the check could not be completed.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createIdentityClients } from '../src/server/backends/identity/identity-clients.server.ts'
import type { ClientName } from '../src/server/backends/identity/provider-client.server.ts'
import { parseEnvironment } from '../src/server/composition/environment.server.ts'
import { createCircuitBreaker } from '../src/server/http/circuit-breaker.server.ts'
import {
  type CheckOptions,
  checkDiscovery,
  checkSignIn,
  type Expectation,
  type SignInByHand,
} from './identity/expectations.ts'
import { asksForPassword, createFormBrowser, type FormBrowser } from './identity/form-browser.ts'
import { PlainError, runCommand } from './lib/project.ts'
import { readSettings } from './lib/settings.ts'

const mostPages = 8
const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

async function readLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const response = await lines.question(question)
  lines.close()
  return response.trim()
}

type Account = { readonly user: string; readonly password: string }

/** Follows the provider's pages up to the callback. */
function byForms(browser: FormBrowser, account: Account, callback: string): SignInByHand {
  return async (authorization) => {
    let page = await browser.open(authorization.href)
    for (let pages = 0; pages < mostPages && !page.url.startsWith(callback); pages += 1)
      page = await browser.respond(page, account)
    if (!page.url.startsWith(callback))
      throw new PlainError(`The sign-in ended at ${page.url.replace(/\?.*/, '')}.`)
    return new URL(page.url)
  }
}

/**
 * Waits for the callback URL, pasted by the user. No portal may use the code: either nothing listens at the callback,
 * or the user copies the URL first.
 */
const byHand: SignInByHand = async (authorization) => {
  console.error(
    `Open this address in a private window while the portal is stopped, and sign in:\n\n${authorization.href}\n`,
  )
  const pasted = await readLine('Address that the browser ends at: ')
  if (!URL.canParse(pasted)) throw new PlainError('That is no address.')
  return new URL(pasted)
}

/** After logout the provider must ask for the password again. */
async function checkLogout(options: CheckOptions, idToken: string, browser: FormBrowser, account: Account) {
  const provider = options.identity.clients[options.client]
  const logout = await provider.logoutUrl(idToken, 'en')
  if (!(logout instanceof URL)) throw new PlainError('The provider cannot be reached.')
  let page = await browser.open(logout.href)
  if (page.html !== '') page = await browser.respond(page, account).catch(() => page)
  const returned = page.url.startsWith(options.env.PUBLIC_URL)
  const secrets = { state: 'after-logout', nonce: 'after-logout', verifier: 'v'.repeat(43) }
  const again = await provider.authorizationUrl({ ...secrets, locale: 'en' })
  const asked = again instanceof URL && asksForPassword(await browser.open(again.href))
  return [
    {
      name: 'logout returns to the portal',
      fault: returned
        ? undefined
        : `it ends at ${page.url.replace(/\?.*/, '')}: register ${options.env.PUBLIC_URL}/en`,
    },
    {
      name: 'the password is asked for after logout',
      fault: asked ? undefined : 'the provider’s own session goes on',
    },
  ]
}

function report(items: readonly Expectation[]): number {
  for (const { name, fault } of items)
    console.log(fault === undefined ? `ok      ${name}` : `FAILED  ${name}\n        → ${fault}`)
  const failed = items.filter(({ fault }) => fault !== undefined).length
  console.log(`${failed} of ${items.length} expectations failed.`)
  return failed === 0 ? 0 : 1
}

async function check(client: ClientName, user: string | undefined): Promise<number> {
  const env = parseEnvironment(readSettings(process.env).variables)
  const identity = createIdentityClients(env, log, createCircuitBreaker())
  const callback = `${env.PUBLIC_URL}/api/auth/callback/${client}`
  const browser = createFormBrowser([env.PUBLIC_URL])
  const account = user === undefined ? undefined : { user, password: await readLine('Password: ') }
  const signIn = account === undefined ? byHand : byForms(browser, account, callback)
  const options: CheckOptions = { env, identity, client, signIn }
  const discovered = await checkDiscovery(options)
  if (discovered[0]?.fault !== undefined) return report(discovered)
  try {
    const { items, idToken } = await checkSignIn(options)
    const ended = account && idToken ? await checkLogout(options, idToken, browser, account) : []
    return report([...discovered, ...items, ...ended])
  } catch (error) {
    report(discovered)
    throw error
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { client: { type: 'string', default: 'investor' }, user: { type: 'string' } },
  })
  const { client, user } = values
  try {
    if (client !== 'investor' && client !== 'partner')
      throw new PlainError('--client is investor or partner.')
    return await check(client, user)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return 2
  }
})
