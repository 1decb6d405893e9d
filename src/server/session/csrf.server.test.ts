import { describe, expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'
import { createCsrf } from './csrf.server.ts'

const cookies = createCookies('https://portal.example')
const older = 'an older secret of thirty-two characters or more'
const newer = 'a newer secret of thirty-two characters or more!'
const csrf = createCsrf({ cookies, secrets: [newer] })
const headerOf = (cookie: string | undefined) => cookie?.split(';')[0] ?? null

// P-232
describe('a form token', () => {
  it('is accepted beside its own cookie, and given again while that is there', () => {
    const { token, cookie } = csrf.issue(null)
    expect(csrf.accepts(headerOf(cookie), token)).toBe(true)
    expect(csrf.issue(headerOf(cookie))).toEqual({ token, cookie: undefined })
  })

  it('is refused without its cookie, beside another one, or when it is missing', () => {
    const [mine, other] = [csrf.issue(null), csrf.issue(null)]
    expect(csrf.accepts(null, mine.token)).toBe(false)
    expect(csrf.accepts(headerOf(other.cookie), mine.token)).toBe(false)
    expect(csrf.accepts(headerOf(mine.cookie), undefined)).toBe(false)
    expect(csrf.accepts(headerOf(mine.cookie), '')).toBe(false)
  })

  it('is refused beside a cookie that somebody else made up', () => {
    for (const value of ['token', 'token|', '|', `token|${'0'.repeat(64)}`])
      expect(csrf.accepts(`__Host-csrf=${encodeURIComponent(value)}`, 'token')).toBe(false)
  })

  it('outlives a change of the secret, as long as the old one is known', () => {
    const { token, cookie } = createCsrf({ cookies, secrets: [older] }).issue(null)
    expect(createCsrf({ cookies, secrets: [newer, older] }).accepts(headerOf(cookie), token)).toBe(true)
    expect(csrf.accepts(headerOf(cookie), token)).toBe(false)
  })
})
