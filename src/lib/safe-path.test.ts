import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { shortReturnPath, toSafePath } from './safe-path.ts'

const publicUrl = 'https://portal.example'

describe('toSafePath keeps addresses of the portal', () => {
  test.each([
    ['/', '/'],
    ['/fonds', '/fonds'],
    ['/en/funds?strategy=a&strategy=b#top', '/en/funds?strategy=a&strategy=b#top'],
    ['/fonds?next=https://other.example//x', '/fonds?next=https://other.example//x'],
    ['/a//b', '/a//b'],
    ['/a/../b', '/b'],
    ['/guide/placement/%C3%A9t%C3%A9', '/guide/placement/%C3%A9t%C3%A9'],
    ['/guide/été', '/guide/%C3%A9t%C3%A9'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a@b', '/a@b'],
    ['/:80', '/:80'],
    ['https://portal.example', '/'],
    ['https://portal.example/fonds?x=1#y', '/fonds?x=1#y'],
    ['HTTPS://PORTAL.EXAMPLE:443/fonds', '/fonds'],
  ])('%s becomes %s', (input, expected) => {
    expect(toSafePath(input, publicUrl)).toBe(expected)
  })

  test('takes the port as part of the origin', () => {
    expect(toSafePath('http://localhost:3000/x', 'http://localhost:3000/')).toBe('/x')
    expect(toSafePath('http://localhost:3001/x', 'http://localhost:3000/')).toBe('/')
  })
})

// P-031
describe('toSafePath sends every trick home', () => {
  test.each([
    '',
    'fonds',
    '?x=1',
    '#x',
    '.',
    '..//evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/x\\y',
    '/x?y=\\',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /fonds',
    '/fonds ',
    '\u00a0/fonds',
    '/fonds\r\nSet-Cookie: a=b',
    '/fonds\u0000',
    '/fonds\u0085',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%255cevil.example',
    '/x/%5c',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/%00',
    '/%250a',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/x/..%2f/evil.example',
    '/x/%2e%2e%2f%2fevil.example',
    '/x/%252e%252e%252f%252fevil.example',
    '/x%3F/..%2f..%2f/evil.example',
    '/%',
    '/%zz',
    '/%c3%28',
    '/100%25',
    'https://evil.example',
    'https://evil.example/https://portal.example',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'https://user@portal.example/fonds',
    'https://user:password@portal.example/fonds',
    'https://@portal.example/fonds',
    'https://:@portal.example/fonds',
    'https://portal.example:8443/fonds',
    'http://portal.example/fonds',
    'https://portal.example//evil.example',
    'https://portal.example/\\evil.example',
    'https://portal.example\\@evil.example',
    'https:/portal.example',
    'https:portal.example',
    'https:fonds',
    'https:///portal.example',
    'ftp://portal.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/x',
    'view-source:https://portal.example/',
    'https://portal。example.evil.example/',
    'https://[::1]/',
    'https://',
    `/${'a'.repeat(5_000)}`,
    null,
    undefined,
    42,
    ['/fonds'],
    { toString: () => '/fonds' },
  ])('%j', (input) => {
    expect(toSafePath(input, publicUrl)).toBe('/')
  })

  test.each(['', 'portal.example', 'mailto:a@b.example', 'data:,x'])('without a public origin: %j', (bad) => {
    expect(toSafePath('/fonds', bad)).toBe('/')
  })
})

// P-132
describe('toSafePath, whatever it is given', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '@', ':', '?', '#', '%', '\t', '\n', ' ', 'a', 'é'],
    ...['%2f', '%2F', '%5c', '%252f', '%2e', '%09', '%25'],
    ...['https:', 'javascript:', 'https://portal.example', 'https://evil.example', 'portal.example'],
  )
  const input = fc.oneof(
    fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.anything(),
  )

  test('the result starts with one slash, stays on the origin, is its own result, and nothing is thrown', () => {
    fc.assert(
      fc.property(input, (value) => {
        const result = toSafePath(value, publicUrl)
        expect(result).toMatch(/^\/(?![/\\])/)
        expect(new URL(result, publicUrl).origin).toBe(publicUrl)
        expect(new URL(decodeURIComponent(new URL(result, publicUrl).pathname), publicUrl).origin).toBe(
          publicUrl,
        )
        expect(toSafePath(result, publicUrl)).toBe(result)
      }),
      { numRuns: 3_000 },
    )
  })

  test('plain paths with search and hash come back unchanged', () => {
    const segment = fc.stringMatching(/^[a-z0-9_-]{1,12}$/)
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 6 }),
        segment,
        segment,
        (path, search, hash) => {
          const text = `/${path.join('/')}?q=${search}#${hash}`
          expect(toSafePath(text, publicUrl)).toBe(text)
          expect(toSafePath(publicUrl + text, publicUrl)).toBe(text)
        },
      ),
    )
  })
})

it('keeps a destination that fits, and else as much of it as does', () => {
  expect(shortReturnPath('/fonds?page=2#x')).toBe('/fonds?page=2#x')
  expect(shortReturnPath(`/fonds?q=${'x'.repeat(2400)}`)).toBe('/fonds')
  expect(shortReturnPath(`/${'é'.repeat(1000)}?q=1`)).toBe('/')
})

it('gives nothing that takes over 1,200 bytes in a query, whatever path it is given', () => {
  const path = fc.string({ unit: 'grapheme', maxLength: 4000 }).map((text) => `/${text.toWellFormed()}`)
  fc.assert(
    fc.property(path, (given) => {
      expect(encodeURIComponent(shortReturnPath(given)).length).toBeLessThanOrEqual(1200)
    }),
  )
})
