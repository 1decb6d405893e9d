import { readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { projectPath } from '../../../scripts/lib/project.ts'
import type { Persona } from '../../http/attacks/attack-case.ts'
import { type BrowserJar, createBrowserJar, targetOf } from '../browser-jar.ts'
import { createCookieBrowser } from '../cookie-browser.ts'
import type { PortalProcess, PortalResponse } from '../portal-process.ts'
import { demoPassword } from '../relying-party.ts'
import { startPortalBeside, startServices } from '../services.ts'

/** The demo account of each persona, and the client by which it signs in. */
const demoAccounts = {
  investor: { email: 'investor@sandbox.example', client: 'investor' },
  otherInvestor: { email: 'investor-entity@sandbox.example', client: 'investor' },
  pendingInvestor: { email: 'investor-pending@sandbox.example', client: 'investor' },
  emptyInvestor: { email: 'investor-empty@sandbox.example', client: 'investor' },
  partner: { email: 'partner-chosen@banque-demo.example', client: 'partner' },
  otherPartner: { email: 'partner-child@assureur-demo.example', client: 'partner' },
  advisor: { email: 'advisor@cgp-demo.example', client: 'partner' },
  staff: { email: 'staff@sandbox.example', client: 'staff' },
} as const satisfies Record<Exclude<Persona, 'visitor'>, { email: string; client: string }>

/** The portal and the sandbox under attack. */
export type World = {
  readonly portalUrl: string
  readonly sandboxUrl: string
  /** Portal without a trusted proxy, with a time limit of a second for a request to arrive. */
  readonly aloneUrl: string
  readonly ask: PortalProcess['ask']
  readonly askAlone: PortalProcess['ask']
  /** Returns a browser without a session, with its own address. */
  newBrowser(): BrowserJar
  /** Returns the browser of a signed-in persona; signs in once. */
  browserOf(persona: Persona): Promise<BrowserJar>
  /** The name of a cookie in this browser. */
  cookieName(name: string): string
  /** Begins a sign-in in the browser, enters the demo password, and gives the provider's response. */
  walkToResponse(browser: BrowserJar, client: 'investor' | 'partner', email?: string): Promise<URL>
  /** Returns the cookie values of all signed-in users. */
  secrets(): Promise<string[]>
  /** Returns the output of both processes. */
  log(): string
  stop(): Promise<void>
}

const shortestSecret = 20

const logFile = projectPath('test-results/attacks.log')

/** Starts both; there is one portal and one sandbox for all attacks. */
export async function startWorld(variables: Readonly<Record<string, string>>): Promise<World> {
  rmSync(logFile, { force: true })
  const services = await startServices(variables, logFile)
  const { portalUrl, sandboxUrl } = services
  const alone = await startPortalBeside(sandboxUrl, { REQUEST_TIMEOUT_S: '1' })
  const ask: World['ask'] = (target, asking) => askExactly(portalUrl, target, asking)
  const signedIn = new Map<Persona, Promise<BrowserJar>>()
  const world: World = {
    portalUrl,
    sandboxUrl,
    aloneUrl: alone.portalUrl,
    ask,
    askAlone: (target, asking) => askExactly(alone.portalUrl, target, asking),
    newBrowser: () => createBrowserJar({ ask }),
    browserOf(persona) {
      if (persona === 'visitor') return Promise.resolve(world.newBrowser())
      const browser = signedIn.get(persona) ?? signIn(world, persona)
      signedIn.set(persona, browser)
      return browser
    },
    cookieName: (name) => `${name}-${new URL(portalUrl).port}`,
    walkToResponse: (browser, client, email = demoAccounts[client].email) =>
      walkToResponse(portalUrl, browser, { client, email }),
    secrets: async () => {
      const browsers = await Promise.all(signedIn.values())
      return browsers
        .flatMap(({ cookies }) => [...cookies.values()])
        .filter((value) => value.length > shortestSecret)
    },
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      await alone.stop()
      await services.stop()
    },
  }
  return world
}

async function signIn(world: World, persona: Exclude<Persona, 'visitor'>): Promise<BrowserJar> {
  const browser = world.newBrowser()
  const { email, client } = demoAccounts[persona]
  if (client === 'staff') {
    const fields = { csrfToken: await browser.formToken(), email, password: demoPassword, json: 'true' }
    await browser.post('/api/auth/callback/staff', fields)
  } else await browser.get(targetOf((await world.walkToResponse(browser, client, email)).href))
  const session = await browser.session()
  if (!('user' in session)) throw new Error(`${persona} could not sign in`)
  return browser
}

type Entry = { readonly client: 'investor' | 'partner'; readonly email: string }

async function walkToResponse(
  portalUrl: string,
  browser: BrowserJar,
  { client, email }: Entry,
): Promise<URL> {
  const fields = { csrfToken: await browser.formToken(), callbackUrl: '/', json: 'true' }
  const begun = await browser.post(`/api/auth/signin/${client}`, fields)
  const atProvider = createCookieBrowser(portalUrl)
  const page = await atProvider.open(JSON.parse(begun.body).url)
  return new URL((await atProvider.submit(page, { email, password: demoPassword })).url)
}

function askExactly(
  portalUrl: string,
  target: string,
  { method = 'GET', headers = {}, body }: Parameters<World['ask']>[1] = {},
): Promise<PortalResponse> {
  const { hostname, port } = new URL(portalUrl)
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, method, headers, agent: false }
    const outgoing = httpRequest(options, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
