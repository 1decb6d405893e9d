import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileName, pathsOf } from './browser-files.ts'
import { parts } from './script-parts.ts'

// P-261
it.each([
  'consent-notice',
  'captchaNotice',
  'newsletter',
  'ad',
  'cookie-banner',
  'track.functions',
  'share-buttons',
])('the file of %s has a name that no blocker refuses', (name) => {
  expect(fileName({ name })).toBe('assets/part-[hash].js')
})

it.each(['advisor-desk', 'vendor', 'address', 'contact', 'stage', 'trackless'])(
  '%s keeps its name',
  (name) => {
    expect(fileName({ name })).toBe('assets/[name]-[hash].js')
  },
)

const modules = globSync('src/**/*.{ts,tsx}').map((path) => `/${path}`)

describe.each(parts)('the part $name', (part) => {
  it.each([...part.of, ...(part.except ?? [])])('finds a module of %s', (entry) => {
    const paths = entry.endsWith('?') ? modules.map((path) => `${path}?tsr-split=component`) : modules
    const pattern = pathsOf({ name: part.name, of: [entry] })
    expect(paths.some((path) => pattern.test(path))).toBe(true)
  })
})
