import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Session } from '../session/session-record.server.ts'
import { record } from '../session/testing.ts'
import { refuseUnsafeTarget, refuseWhileViewing, targetFault } from './refusals.server.ts'
import { incomingFor } from './testing.ts'

const faultOf = (target: string) => targetFault(target, target.split('?')[0] ?? '')

describe('the safety checks', () => {
  it.each([
    '//evil.example/a',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/b/../..//x',
    '/%2e//x',
    '/a/%2E%2e//x',
    '/\\evil.example',
    '/a\\b',
    '/%5cevil.example',
    '/%zz',
    '/%',
    '/%e9',
    '/%c0%af',
    '/a%00b',
    '/a%0d%0aset-cookie:x',
    '/a\tb',
    '/%7f',
    '/a%c2%85b',
    'http://evil.example/',
    '*',
    '',
  ])('refuse %j as malformed', (target) => {
    expect(faultOf(target)).toBe('badRequest')
  })

  it.each([
    '/',
    '/fonds',
    '/en/funds/a%2Fb',
    '/caf%C3%A9',
    '/guide//montant',
    '/a/./b',
    '/a/../b',
    '/.well-known/x',
    '/a/.//b',
    '/a;link',
    '/a?b=//c\\%zz',
  ])('let %s pass', (target) => {
    expect(faultOf(target)).toBeUndefined()
  })

  it('refuse a path or a query that is too long', () => {
    expect(faultOf(`/${'a'.repeat(2048)}`)).toBe('addressTooLong')
    expect(faultOf(`/${'a'.repeat(2047)}`)).toBeUndefined()
    expect(faultOf(`/?q=${'a'.repeat(8192)}`)).toBe('addressTooLong')
  })

  it('let only paths pass that stay on the origin and can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const target = `/${text.replaceAll('?', '')}`
        if (faultOf(target) !== undefined) return
        expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example')
        expect(() => decodeURIComponent(target)).not.toThrow()
      }),
    )
  })

  it.each([
    ['/%zz', 400, 'fr-FR'],
    ['/en/%zz', 400, 'en-GB'],
    [`/en/${'a'.repeat(5000)}`, 414, 'en-GB'],
  ])('answer %s in the language of its path', async (target, status, language) => {
    const response = await refuseUnsafeTarget(incomingFor(target))
    expect(response?.status).toBe(status)
    expect(await response?.text()).toContain(`<html lang="${language}">`)
  })
})

const guest = { own: 's0', scope: 'both', until: '2027-01-01' } as const

const statusFor = async (viewing: Session['viewing'], pathname: string, method = 'POST') => {
  const session = { ...record(), id: 's1', viewing }
  const step = refuseWhileViewing({ readSession: async () => session })
  return (await step(incomingFor(pathname, { method })))?.status
}

// P-622, P-625
it.each([
  ['/api/account/guest-view/end', undefined],
  ['/api/auth/signout', undefined],
  ['/api/auth/session', undefined],
  ['/api/consent', undefined],
  ['/api/account/profile', 403],
  ['/api/account/guest-view/open', 403],
  ['/api/staff/views/start', 403],
] as const)('a guest who sends %s gets %s', async (pathname, status) => {
  expect(await statusFor({ id: 'v1', reason: '', guest }, pathname)).toBe(status)
  expect(await statusFor({ id: 'v1', reason: '', guest }, pathname, 'GET')).toBeUndefined()
})

// P-463
it('a member of staff ends the view, and keeps nobody signed in by it', async () => {
  const viewing = { id: 'v1', reason: 'A question' }
  expect(await statusFor(viewing, '/api/staff/views/end')).toBeUndefined()
  expect(await statusFor(viewing, '/api/consent')).toBeUndefined()
  expect(await statusFor(viewing, '/api/auth/session')).toBe(403)
})
