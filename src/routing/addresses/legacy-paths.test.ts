import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCheckedPaths, parseLegacyPaths } from './legacy-paths.ts'

const fileOf = (name: string) => readFileSync(new URL(`./legacy/${name}`, import.meta.url), 'utf8')
const legacy = parseLegacyPaths(fileOf('legacy-paths.txt'))

// P-035
describe('the lists of this portal', () => {
  it('have no fault', () => {
    expect(legacy.faults).toEqual([])
    expect(parseCheckedPaths(fileOf('checked-paths.txt'), legacy.moved).faults).toEqual([])
  })

  it.each([
    ['codes of funds', /^(\/en)?\/(fonds|funds|fund-details)\//],
    ['guides', /^(\/en)?\/guides?\//],
    ['articles', /^(\/en)?\/blog\//],
    [
      'pages for search engines',
      /^(\/en)?\/[a-z0-9-]*(fcp|fip|private|invest|defisc|fonds|placement|impot|pea)/,
    ],
    ['resets of a password', /password|passe|reset|reinit|forgot/],
  ])('name at least twenty %s', (_, family) => {
    const sources = [...legacy.moved.keys(), ...legacy.unmoved]
    expect(sources.filter((path) => family.test(path)).length).toBeGreaterThanOrEqual(20)
  })
})

describe('a list of old addresses', () => {
  it('is two columns by spaces or tabs, with remarks, empty lines and whatever line ends', () => {
    const { moved, unmoved, faults } = parseLegacyPaths(
      '\uFEFF# remark\r\n\r\n/old\t/fonds\r\n  /été   /contact\n/none',
    )
    expect(faults).toEqual([])
    expect([...moved]).toEqual([
      ['/old', '/fonds'],
      ['/été', '/contact'],
    ])
    expect(unmoved).toEqual(['/none'])
  })

  it.each([
    ['https://evil.example /fonds', 'is no path'],
    ['//evil.example /fonds', 'names another site'],
    ['/old https://evil.example', 'is no path'],
    ['/old //evil.example', 'names another site'],
    ['/old /\\evil.example', 'names another site'],
    ['/old /a%5cb', 'characters'],
    ['/old /a%0d%0aset-cookie:x', 'characters'],
    ['/old /%zz', 'characters'],
    ['/old /fonds?x=1', 'has a ? or #'],
    ['/old /../x', 'has a . or ..'],
    ['/old /%2e%2e/x', 'has a . or ..'],
    ['/old/ /fonds', 'is never asked for: write /old'],
    ['/fr/old/fr /fonds', 'is never asked for: write /old'],
    ['/old;link /fonds', 'is never asked for: write /old'],
    ['/old /fonds/', 'leads on to another address: write /fonds'],
    ['/old /register', 'leads on to another address: write /en/register'],
    ['/old /new\n/new /fonds', '/new is an old address itself'],
    ['/old /old', 'is an old address itself'],
    ['/old /fonds\n/old /contact', 'stands in line 1 already'],
    ['/%C3%A9 /fonds\n/é /contact', 'stands in line 1 already'],
    ['/fonds /contact', 'is a page of the portal'],
    ['/api/health /contact', 'belongs to the portal'],
    ['/api/old /contact', 'belongs to the portal'],
    ['/old /api/old', '/api/old is no page'],
    ['/old /fonds /contact', 'more than two columns'],
  ])('with %j is refused', (text, reason) => {
    const { faults } = parseLegacyPaths(text)
    expect(faults.join('\n')).toContain(reason)
    expect(faults.join('\n')).toMatch(/^line [12]:/)
  })

  it('leads nowhere but to this origin, whatever is written in it', () => {
    const column = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('//evil.example', '/\\evil.example', 'https:evil', '/%2f/evil', '/.//evil', '/fonds'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(column, column), { maxLength: 3 }), (rows) => {
        const { moved, faults } = parseLegacyPaths(rows.map((row) => row.join(' ')).join('\n'))
        if (faults.length > 0) return
        for (const target of moved.values()) {
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example')
        }
      }),
    )
  })
})

describe('the list of checked paths', () => {
  it.each([
    ['/a\n/a', 'stands here already'],
    ['/guides/dic', 'is moved by legacy-paths.txt'],
    ['/a /b', 'more than one column'],
    ['https://old.example/a', 'is no path'],
  ])('with %j is refused', (text, reason) => {
    expect(parseCheckedPaths(text, legacy.moved).faults.join()).toContain(reason)
  })
})
