import { expect, vi } from 'vitest'
import type { Expectation } from '../../http/attacks/attack-case.ts'
import type { PortalResponse } from '../portal-process.ts'
import type { Sent } from './send.ts'
import type { World } from './world.ts'

/** Patterns that no response may contain: traces of the code or its machine, or markup from a request. */
const traces = /\n\s+at .+:\d+:\d+|file:\/\/\/|node:internal|SQLITE|<(script|img|svg)[^>]*attack/i

/** Attributes by which a page would lead to, or load from, the host of an attacker. */
const leadsAway = /\b(href|src|action|formaction)="[^"]*\/\/[^"/]*evil\.example/i

const headerText = ({ headers }: PortalResponse): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('\n')

/** Checks the rules for every response of the portal's own code. */
export function checkEveryResponse(world: World, response: PortalResponse): void {
  expect(response.body).not.toMatch(traces)
  expect(response.body).not.toMatch(leadsAway)
  expect(headerText(response).replace(/^location: .*$/m, '')).not.toMatch(/evil\.example/)
  const location = response.headers.location
  if (location !== undefined) {
    const { origin } = new URL(location, world.portalUrl)
    expect([world.portalUrl, world.sandboxUrl]).toContain(origin)
  }
  // The page of a document shows its file; nothing else may be in a frame, and that in no other site's (P-613).
  const isFile = response.headers['content-type'] === 'application/pdf'
  const [frame, ancestors] = isFile ? ['SAMEORIGIN', "'self'"] : ['DENY', "'none'"]
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': frame })
  expect(response.headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`)
}

const asPath = (location: string | undefined, { portalUrl }: World): string | undefined =>
  location?.startsWith(`${portalUrl}/`) ? location.slice(portalUrl.length) : location

const matching = (wanted: string | RegExp) =>
  typeof wanted === 'string' ? expect.stringContaining(wanted) : expect.stringMatching(wanted)

const wantedLocation = ({ location = '' }: Expectation) =>
  typeof location === 'string' ? location : expect.stringMatching(location)

function classifyResponse(response: PortalResponse, wanted: Expectation, world: World): void {
  const location = asPath(response.headers.location, world)
  expect({ status: response.status, location: location ?? '' }).toEqual({
    status: typeof wanted.status === 'number' ? wanted.status : expect.toBeOneOf([...wanted.status]),
    location: wantedLocation(wanted),
  })
  if (wanted.says !== undefined) expect(response.body).toEqual(matching(wanted.says))
  if (wanted.never !== undefined) {
    expect(response.body).not.toEqual(matching(wanted.never))
    expect(headerText(response)).not.toEqual(matching(wanted.never))
  }
  for (const [name, value] of Object.entries(wanted.headers ?? {})) {
    const given = response.headers[name]
    expect([name, value === null ? given : String(given)]).toEqual([
      name,
      value === null ? undefined : matching(value),
    ])
  }
}

/** Numbers of entries, which differ between one that exists and one that does not. */
const numbered = /(doc|team|req)-\d+/g

/** Calls that the sandbox got for a request, in alphabetical order. */
function callsOf(world: World, requestId: string): string[] {
  const lines = world
    .log()
    .split('\n')
    .filter((line) => line.includes('"name":"sandbox"') && line.includes(requestId))
  const calls = lines.map((line): { method: string; path: string; requestId: string } => JSON.parse(line))
  return calls
    .filter((call) => call.requestId === requestId)
    .map(({ method, path }) => `${method} ${path.replaceAll(numbered, '$1')}`)
    .toSorted()
}

const userLookUp = /^GET \/product\/auth\/(partners|investors)\/[\w-]+$/

/** Calls made for a request, but for the look-up of its user, which depends on the age of the session alone. */
export const ownCallsOf = (world: World, requestId: string): string[] =>
  callsOf(world, requestId).filter((call) => !userLookUp.test(call))

/** Calls that count: only of a browser with a session may there be a look-up of its user. */
const countedCallsOf = (world: World, { browser }: Sent, requestId: string): string[] =>
  [...browser.cookies.keys()].some((name) => /^(__Host-)?session(-|$)/.test(name))
    ? ownCallsOf(world, requestId)
    : callsOf(world, requestId)

/** Lines of the log may come after the response. */
export const logged = { timeout: 10_000, interval: 50 }

/** Checks a response against the expectation of its case. */
export async function checkResponse(
  world: World,
  sent: Sent,
  wanted: Expectation,
  requestId: string,
): Promise<void> {
  classifyResponse(sent.response, wanted, world)
  const { calls, signedInAs } = wanted
  if (calls !== undefined)
    await vi.waitFor(
      () => expect(countedCallsOf(world, sent, requestId)).toEqual([...calls].toSorted()),
      logged,
    )
  if (signedInAs === undefined) return
  const session: { user?: { email?: string } } = await sent.browser.session()
  expect(session.user?.email ?? null).toBe(signedInAs)
}

/** Parts that differ between two responses to the same request. */
const changing =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|nonce="[^"]+"|'nonce-[^']+'|[\w-]{43,}|[0-9a-f]{64}/g

/** The number of an attempt's own cookie, which is of its random state. */
const attemptNumber = /(signin-\d+)-\d+/g

/** Values that the request itself contained: the number of an entry, an address. */
const asked = /(doc|team|req)-\d+|[\w-]+(@|%40)[\w.-]+/g

const withoutChanging = (text: string): string =>
  text.replaceAll(changing, '…').replaceAll(asked, '…').replaceAll(attemptNumber, '$1-…')

/**
 * Returns the parts of a response from which an attacker could learn something: all except those that always change.
 */
export function tellingOf({ status, headers, body }: PortalResponse): unknown {
  const { date, 'x-request-id': requestId, 'content-length': length, etag, ...others } = headers
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.slice(0, line.indexOf('=')))
  const told = Object.fromEntries(
    Object.entries({ ...others, 'set-cookie': cookies }).map(([name, value]) => [
      name,
      withoutChanging(String(value)),
    ]),
  )
  return { status, headers: told, body: withoutChanging(body.replaceAll(String(requestId), '…')) }
}
