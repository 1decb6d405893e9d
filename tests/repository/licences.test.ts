import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Licences that ask for nothing but a notice, or (MPL) for the changed files of the package itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages under another licence, each with the reason why it may be there. */
const exceptions: Readonly<Record<string, readonly [licence: string, reason: string]>> = {
  '@img/sharp-': ['LGPL-3.0-or-later', 'libvips as a shared library of its own, which may be replaced'],
  '@fontsource/': ['OFL-1.1', 'fonts, which may be shipped with any program'],
  '@fontsource-variable/': ['OFL-1.1', 'fonts, which may be shipped with any program'],
  'caniuse-lite': ['CC-BY-4.0', 'data that the build reads and nothing ships'],
  'png-js': ['', 'MIT by its LICENSE file; its package.json names none'],
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().default(''),
      link: z.boolean().default(false),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
})

/** Reports whether an SPDX expression of names, `AND` and `OR` is satisfied by these licences. */
function isAllowed(expression: string, licences: ReadonlySet<string>): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((one) => one.split(' AND ').every((name) => licences.has(name)))
}

function isAcceptable(name: string, licence: string): boolean {
  const [, exception] = Object.entries(exceptions).find(([start]) => name.startsWith(start)) ?? []
  return isAllowed(licence, exception ? new Set([...allowed, exception[0]]) : allowed)
}

describe('the licences', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const shipped = Object.entries(packages)
    .filter(
      ([path, { link, dev, devOptional }]) => /node_modules/.test(path) && !link && !dev && !devOptional,
    )
    .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }))

  it('of everything that ships are ones that the portal may be sold with', () => {
    expect(shipped.length).toBeGreaterThan(100)
    expect(shipped.filter(({ name, license }) => !isAcceptable(name, license))).toEqual([])
  })

  it('have no exception that nothing needs any more', () => {
    const names = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''))
    const unneeded = Object.keys(exceptions).filter((start) => !names.some((name) => name.startsWith(start)))
    expect(unneeded).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('under %s are refused or not', (licence, expected) => {
    expect(isAcceptable('some-package', licence)).toBe(expected)
  })
})
