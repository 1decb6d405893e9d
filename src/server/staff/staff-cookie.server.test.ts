import { UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createCookies } from '../session/cookies.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createStaffCookie } from './staff-cookie.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('https://portal.example')
const startMs = 1_800_000_000_000

const cookieAt = (atMs: number) =>
  createStaffCookie({ cookies, seal, tokenLivesS: 3600, now: () => startMs + atMs })
const headerOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const tokenUntil = (atMs: number) =>
  new UnsecuredJWT({ id: 1 }).setExpirationTime((startMs + atMs) / 1000).encode()

describe('the sign-in that a cookie of the staff holds', () => {
  it('ends after its time, whatever the browser keeps', () => {
    const header = headerOf(cookieAt(0).begin({ jwt: 'the-token' }))
    const held = { token: 'the-token', endsAtMs: startMs + 3_600_000, beganAtMs: startMs }
    expect(cookieAt(3_599_999).read(header)).toEqual(held)
    expect(cookieAt(3_600_000).read(header)).toBeUndefined()
  })

  it('lasts its whole time in the browser, however long its sealing takes', () => {
    let readings = 0
    const now = () => startMs + readings++
    expect(
      createStaffCookie({ cookies, seal, tokenLivesS: 3600, now }).begin({ jwt: 'the-token' }),
    ).toContain('Max-Age=3600;')
  })

  it('goes on until the same end', () => {
    const held = cookieAt(0).read(headerOf(cookieAt(0).begin({ jwt: 'the-token' })))
    if (held === undefined) throw new Error('the cookie holds nothing')
    const kept = cookieAt(3_000_000).keep(held)
    expect(kept).toContain('Max-Age=600;')
    expect(cookieAt(3_000_000).read(headerOf(kept))).toEqual(held)
  })

  it.each([
    ['with a token that ends before', tokenUntil(600_000), 600_000],
    ['with its own time where the token lasts longer', tokenUntil(86_400_000), 3_600_000],
    ['with its own time where the token says nothing', new UnsecuredJWT({ id: 1 }).encode(), 3_600_000],
    ['with its own time where the backend’s clock is behind', tokenUntil(-1000), 3_600_000],
  ])('ends %s', (_, token, endsAfterMs) => {
    const setCookie = cookieAt(0).begin({ jwt: token })
    expect(setCookie).toContain(`Max-Age=${endsAfterMs / 1000};`)
    expect(cookieAt(0).read(headerOf(setCookie))?.endsAtMs).toBe(startMs + endsAfterMs)
  })

  it('is none of what was sealed for something else', () => {
    const other = cookies.write('staff', seal.seal('{"token":"t","endsAtMs":9e15}', 'something else'))
    expect(cookieAt(0).read(headerOf(other))).toBeUndefined()
  })
})
