import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  checkEveryResponse,
  checkResponse,
  logged,
  ownCallsOf,
  tellingOf,
} from '../../support/attacks/check-response.ts'
import { forgedLines, sensitiveTexts } from '../../support/attacks/log-watch.ts'
import { sendAttack } from '../../support/attacks/send.ts'
import { startWorld, type World } from '../../support/attacks/world.ts'
import type { BrowserJar } from '../../support/browser-jar.ts'
import type { AttackCase, AttackRequest } from './attack-case.ts'
import { attackGroups } from './attack-groups.ts'
import { enumeration } from './enumeration.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ SANDBOX_CONTENT_RATE_LIMIT: '1000' })
})
afterAll(() => world.stop())

const personaOf = (request: AttackRequest) => ('as' in request && request.as) || 'visitor'

/** Sends the preparations of an attack and then the attack, by one browser. */
async function attack({ first = [], request }: Pick<AttackCase, 'first' | 'request'>, requestId: string) {
  const visitor = world.newBrowser()
  for (const [index, before] of first.entries())
    await sendAttack(world, before, { requestId: `${requestId}-first-${index}`, visitor })
  return sendAttack(world, request, { requestId, visitor })
}

/** Returns the user data of a session, without the remaining time, which changes. */
async function accountOf(browser: BrowserJar): Promise<Record<string, unknown>> {
  const { left: _, ...account } = await browser.session()
  return account
}

const idOf = (group: string, index: number) => `case-${group.replaceAll(' ', '-')}-${index}`

describe.each(attackGroups)('$name', ({ name: group, cases }) => {
  const numbered = cases.map((one, index) => ({ ...one, requestId: idOf(group, index) }))

  it.each<AttackCase & { requestId: string }>(numbered)('$name', async ({ requestId, ...tried }) => {
    const { request, expectation } = tried
    const attacker = await world.browserOf(personaOf(request))
    const before = expectation.sameAccount && (await accountOf(attacker))
    const sent = await attack(tried, requestId)
    if (!('raw' in request)) checkEveryResponse(world, sent.response)
    await checkResponse(world, sent, expectation, requestId)
    if (before) expect(await accountOf(attacker)).toEqual(before)
  })
})

// P-162
describe('enumeration', () => {
  it.each(enumeration.map((pair, index) => ({ ...pair, index })))('$name', async ({ index, one, other }) => {
    const [first, second] = [`case-alike-one-${index}`, `case-alike-other-${index}`]
    const answers = [await attack({ request: one }, first), await attack({ request: other }, second)]
    const [known, unknown] = answers.map(({ response }) => response)
    expect(known && tellingOf(known)).toEqual(unknown && tellingOf(unknown))
    await vi.waitFor(() => expect(ownCallsOf(world, first)).toEqual(ownCallsOf(world, second)), logged)
  })
})

describe('the logs of all these attacks', () => {
  it('are made of lines that the processes wrote themselves', () => {
    expect(forgedLines(world.log())).toEqual([])
  })

  it('hold nothing that anybody typed, no query, no cookie and no token', async () => {
    const log = world.log()
    const requests = attackGroups.flatMap(({ cases }) =>
      cases.flatMap(({ first = [], request }) => [...first, request]),
    )
    const texts = [...sensitiveTexts(requests), ...(await world.secrets())]
    expect(texts.filter((text) => log.includes(text))).toEqual([])
  })

  it.each([
    ['signed_in', undefined],
    ['signed_out', undefined],
    ['sign_in_refused', 'signin_expired'],
    ['sign_in_refused', 'credentials'],
    ['call_refused', 'unauthenticated'],
    ['call_refused', 'forbidden'],
    ['form_refused', 'elsewhere'],
    ['form_refused', 'expired'],
    ['form_refused', 'csrf'],
    ['form_refused', 'too_many_requests'],
  ])('tell of %s %s', async (event, code) => {
    const isTold = (line: string) =>
      line.includes(`"event":"${event}"`) && (code === undefined || line.includes(`"code":"${code}"`))
    await vi.waitFor(() => expect(world.log().split('\n').some(isTold)).toBe(true), logged)
  })

  it('tell of no failure of the portal’s own', () => {
    const failures = world
      .log()
      .split('\n')
      .filter((line) => line.includes('request failed') || line.includes('nhandled'))
    expect(failures).toEqual([])
  })
})
