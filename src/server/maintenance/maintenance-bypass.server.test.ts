import { describe, expect, it } from 'vitest'
import { createCookies } from '../session/cookies.server.ts'
import { bypassS, createMaintenanceBypass } from './maintenance-bypass.server.ts'

const cookies = createCookies('https://portal.example')
const secret = 'a secret of some length'
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
