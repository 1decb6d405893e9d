import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())

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
