import { describe, expect, it } from 'vitest'
import { incomingFor } from '../pipeline/testing.ts'
import { createCookies } from '../session/cookies.server.ts'
import { bypassS, createMaintenance, createMaintenanceBypass } from './maintenance.server.ts'

const secret = 'a secret of some length'

function maintenanceOf({ isOn = true }: { isOn?: boolean } = {}) {
  const state = { isOn, switched: [] as boolean[] }
  const maintenance = createMaintenance({
    isOn: () => state.isOn,
    bypass: createMaintenanceBypass({ cookies: createCookies('http://localhost:3000'), secret }),
    parameter: 'bypass',
    localeOf: ({ locale }) => locale,
    onSwitch: (on) => state.switched.push(on),
  })
  return { maintenance, state }
}

const responseOf = async (target: string, init: RequestInit = {}, isOn = true) => {
  const response = await maintenanceOf({ isOn }).maintenance.step(incomingFor(target, init))
  return response && [response.status, response.headers.get('location')]
}

const query = `bypass=${encodeURIComponent(secret)}`

describe('the step of maintenance', () => {
  it.each([
    ['/', '/maintenance'],
    ['/fonds?strategy=buyout', '/maintenance'],
    ['/en/funds/', '/en/maintenance'],
    ['/en/x?bypass=wrong', '/en/maintenance'],
  ])('leads %s to %s', async (target, location) => {
    expect(await responseOf(target)).toEqual([302, location])
  })

  it('keeps no response in any cache', async () => {
    for (const target of ['/', '/api/auth/session', `/?${query}`]) {
      const response = await maintenanceOf().maintenance.step(incomingFor(target))
      expect(response?.headers.get('cache-control')).toBe('no-store')
    }
  })

  // P-051
  it('refuses calls with a problem document that says when to come back', async () => {
    const response = await maintenanceOf().maintenance.step(incomingFor('/_serverFn/abc', { method: 'POST' }))
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '600'])
    expect(await response?.json()).toMatchObject({ status: 503, title: 'Site under maintenance' })
  })

  it('leads a browser to the page, also where its link or form goes straight to a call', async () => {
    const headers = { 'sec-fetch-mode': 'navigate' }
    expect(await responseOf('/api/proxy/documents/1/view', { headers })).toEqual([302, '/maintenance'])
  })

  it.each([
    [`/fonds?${query}`, '/fonds'],
    [`/fonds?a=1&${query}&b=%20x`, '/fonds?a=1&b=%20x'],
    [`/en/funds?${query}&${query}`, '/en/funds'],
    [`/maintenance?${query}`, '/'],
    [`/en/maintenance?${query}`, '/en'],
  ])('takes the secret out of %s at once and gives the cookie', async (target, location) => {
    for (const isOn of [true, false]) expect(await responseOf(target, {}, isOn)).toEqual([302, location])
  })

  it('lets requests with the bypass cookie pass', async () => {
    const { maintenance } = maintenanceOf()
    const opened = await maintenance.step(incomingFor(`/?${query}`))
    const cookie = opened?.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(maintenance.stateFor(cookie)).toBe('bypassed')
    expect(await maintenance.step(incomingFor('/fonds', { headers: { cookie } }))).toBeUndefined()
  })

  it('ignores a wrong secret while the portal is open', async () => {
    expect(await responseOf('/fonds?bypass=wrong', {}, false)).toBeUndefined()
  })

  // P-053
  it('leads the maintenance page home when it is over', async () => {
    expect(await responseOf('/en/maintenance', {}, false)).toEqual([302, '/en'])
    expect(await responseOf('/maintenance/', {}, false)).toEqual([302, '/'])
  })

  it('tells once when maintenance begins and when it ends', async () => {
    const { maintenance, state } = maintenanceOf({ isOn: false })
    const visit = () => maintenance.step(incomingFor('/'))
    await visit()
    state.isOn = true
    await visit()
    await visit()
    state.isOn = false
    await visit()
    expect(state.switched).toEqual([true, false])
  })
})

const cookies = createCookies('https://portal.example')
const start = 1_800_000_000_000

const bypassAt = (now: number, ofSecret: string | undefined = secret) =>
  createMaintenanceBypass({ cookies, secret: ofSecret, now: () => now })

const headerOf = (setCookie = ''): string => setCookie.split(';')[0] ?? ''
const held = () => headerOf(bypassAt(start).open(secret))

// P-052
describe('the bypass of maintenance', () => {
  it('is given for two hours, to the secret alone', () => {
    expect(bypassAt(start).open(secret)).toMatch(/^__Host-maintenance=.+Max-Age=7200/)
    for (const wrong of ['', 'a', `${secret} `, secret.toUpperCase(), `${secret}\0`])
      expect(bypassAt(start).open(wrong)).toBeUndefined()
  })

  it('does not hold the secret in clear', () => {
    expect(decodeURIComponent(held())).not.toContain(secret)
  })

  it('ends after two hours, even in a browser that keeps the cookie', () => {
    const end = start + bypassS * 1000
    expect(bypassAt(end - 1).isHeld(held())).toBe(true)
    expect(bypassAt(end).isHeld(held())).toBe(false)
  })

  it('ends with the secret', () => {
    expect(bypassAt(start, 'another secret, longer').isHeld(held())).toBe(false)
    expect(createMaintenanceBypass({ cookies, secret: undefined }).isHeld(held())).toBe(false)
    expect(createMaintenanceBypass({ cookies, secret: undefined }).open('')).toBeUndefined()
  })

  it('cannot be prolonged or made up', () => {
    const [name = '', value = ''] = held().split('=')
    const [end = '', hash = ''] = value.split('.')
    const forged = [
      `${Number(end) + 1}.${hash}`,
      `${end}.`,
      end,
      '',
      `.${hash}`,
      `NaN.${hash}`,
      `${end}.${hash}x`,
    ]
    for (const wrong of forged) expect(bypassAt(start).isHeld(`${name}=${wrong}`)).toBe(false)
    expect(bypassAt(start).isHeld(null)).toBe(false)
  })
})
