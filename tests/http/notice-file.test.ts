import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())

// P-702
it('a capital account is a private PDF for its day and periods, and is offered with its page', async () => {
  services.usersApi.users.set('investor-1', { ...services.sampleInvestor, funds: ['fnd-7'] })
  const browser = services.browser()
  await browser.signIn('investor')
  const page = await browser.get('/en/my-account/funds/fnd-7?period=quarter', { accept: 'text/html' })
  const href = '/api/account/holdings/hld-7/account.pdf?period=quarter&amp;locale=en'
  expect(page.body).toContain(`href="${href}"`)
  const file = await browser.get(`${href.replace('&amp;', '&')}&date=2026-06-30`)
  expect([file.status, file.headers['content-type'], file.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 of an account',
  ])
  expect(file.headers['cache-control']).toBe('private, no-store')
  const { calls, locales } = services.usersApi
  const [path, query] = calls.at(-1)?.split('?') ?? []
  expect(path).toBe('GET /auth/investors/holdings/hld-7/capital-account')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ period: 'quarter', date: '2026-06-30' })
  expect(locales.at(-1)).toBe('en')
})

// P-435
it('the file of a notice is a private attachment, in the language asked for', async () => {
  const browser = services.browser()
  await browser.signIn('investor')
  const file = await browser.get('/api/account/notices/ntc-1/file?locale=en')
  expect([file.status, file.headers['content-type'], file.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 of a notice',
  ])
  expect(file.headers['cache-control']).toBe('private, no-store')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="ntc-1\.pdf"/)
  expect(file.headers['x-robots-tag']).toBe('noindex')
  const asked = services.usersApi.calls.lastIndexOf('GET /auth/investors/notices/ntc-1/file')
  expect(services.usersApi.locales[asked]).toBe('en')
})
