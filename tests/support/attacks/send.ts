import type {
  AttackRequest,
  FormAttack,
  FunctionAttack,
  PlainAttack,
  RawAttack,
  SignInAttack,
} from '../../http/attacks/attack-case.ts'
import type { BrowserJar } from '../browser-jar.ts'
import type { PortalResponse } from '../portal-process.ts'
import { functionHeaders, functionTarget } from '../server-function.ts'
import { sendRaw } from './raw-connection.ts'
import type { World } from './world.ts'

/** Result of an attack: the last response, and the browser's state. */
export type Sent = { readonly response: PortalResponse; readonly browser: BrowserJar }

type Browsed = PlainAttack | FormAttack | FunctionAttack

/**
 * Sends an attack by the persona's browser, or by `visitor` where it has none. `requestId` names it in the logs of both
 * processes.
 */
export async function sendAttack(
  world: World,
  request: AttackRequest,
  { requestId, visitor }: { readonly requestId: string; readonly visitor: BrowserJar },
): Promise<Sent> {
  if ('raw' in request) return { response: await sendBytes(world, request), browser: visitor }
  if ('signInBy' in request) return bringResponse(world, request, requestId)
  const owner =
    request.as === undefined || request.as === 'visitor' ? visitor : await world.browserOf(request.as)
  const browser = tamperedWith(world, owner, request)
  const send = (headers: Readonly<Record<string, string>>) =>
    sendOnce(world, browser, { ...request, headers })
  const usual = { 'x-request-id': requestId, 'x-forwarded-for': addressOf(requestId), ...request.headers }
  const { times, headers } = { times: 1, headers: () => ({}), ...request.repeat }
  for (let time = 1; time < times; time += 1)
    await send({ ...usual, 'x-request-id': `${requestId}-before`, ...headers(time) })
  return { browser, response: await send({ ...usual, ...headers(times) }) }
}

function sendOnce(world: World, browser: BrowserJar, request: Browsed): Promise<PortalResponse> {
  if ('form' in request) return postForm(world, browser, request)
  if ('call' in request) return callFunction(browser, request)
  return sendPlain(world, browser, request)
}

/** Returns an address for each attack, so that limits do not affect other attacks; from the range for examples. */
function addressOf(requestId: string): string {
  const sum = [...requestId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_536, 7)
  return `2001:db8:${sum.toString(16)}::1`
}

/** Returns the browser itself, or a copy with manipulated cookies. */
function tamperedWith(world: World, browser: BrowserJar, { cookies, session }: Browsed): BrowserJar {
  if (cookies === undefined && session === undefined) return browser
  const copy = world.newBrowser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  const sealed = browser.cookies.get(world.cookieName('session'))
  if (session && sealed !== undefined) copy.cookies.set(world.cookieName('session'), session(sealed))
  for (const [name, value] of Object.entries(cookies ?? {})) copy.cookies.set(world.cookieName(name), value)
  return copy
}

/** Cookies that a response to a form sets, as a browser keeps them. */
function keepCookies(browser: BrowserJar, response: PortalResponse): PortalResponse {
  for (const line of response.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0\b/.test(line)) browser.cookies.delete(name)
    else browser.cookies.set(name, value)
  }
  return response
}

const cookieHeader = ({ cookies }: BrowserJar): Record<string, string> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }

function sendPlain(world: World, browser: BrowserJar, attack: PlainAttack): Promise<PortalResponse> {
  const { target, headers = {}, method = 'GET', body } = attack
  if (method === 'GET' && body === undefined) return browser.get(target, headers)
  const sent = { method, headers: { ...cookieHeader(browser), ...headers } }
  return world.ask(target, body === undefined ? sent : { ...sent, body })
}

async function postForm(world: World, browser: BrowserJar, attack: FormAttack): Promise<PortalResponse> {
  const token = await tokenOf(world, browser, attack.token ?? 'own')
  const entries = Object.entries(attack.fields).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, item]),
  )
  const body = new URLSearchParams([...entries, ...(token === undefined ? [] : [['csrfToken', token]])])
  const ask = attack.portal === 'alone' ? world.askAlone : world.ask
  const response = await ask(attack.form, {
    method: 'POST',
    body: body.toString(),
    headers: {
      ...cookieHeader(browser),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...attack.headers,
    },
  })
  return keepCookies(browser, response)
}

function tokenOf(world: World, browser: BrowserJar, token: NonNullable<FormAttack['token']>) {
  if (token === 'own') return browser.formToken()
  if (token === 'other') return world.newBrowser().formToken()
  return Promise.resolve(token === 'none' ? undefined : token.text)
}

const callFunction = (
  browser: BrowserJar,
  { call, data, headers }: FunctionAttack,
): Promise<PortalResponse> => browser.get(functionTarget(call, data), { ...functionHeaders, ...headers })

async function bringResponse(world: World, attack: SignInAttack, requestId: string): Promise<Sent> {
  const { signInBy, response, broughtBy = 'own', times = 1, cookies = {} } = attack
  const began = world.newBrowser()
  for (const [name, value] of Object.entries(cookies)) began.cookies.set(world.cookieName(name), value)
  const url = await world.walkToResponse(began, signInBy)
  response?.(url)
  const browser = broughtBy === 'own' ? began : world.newBrowser()
  // The other browser has begun a sign-in of its own, and holds its cookie.
  if (broughtBy === 'other') await world.walkToResponse(browser, signInBy)
  const bring = () => browser.get(`${url.pathname}${url.search}`, { 'x-request-id': requestId })
  for (let time = 1; time < times; time += 1) await bring()
  return { browser, response: await bring() }
}

const sendBytes = ({ portalUrl, aloneUrl }: World, { raw, portal }: RawAttack): Promise<PortalResponse> =>
  sendRaw(portal === 'alone' ? aloneUrl : portalUrl, raw)
