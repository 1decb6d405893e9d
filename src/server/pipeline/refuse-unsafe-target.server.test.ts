import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseUnsafeTarget, targetFault } from './refuse-unsafe-target.server.ts'
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
