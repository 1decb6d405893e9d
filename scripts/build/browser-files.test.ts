import { expect, it } from 'vitest'
import { fileName } from './browser-files.ts'

// P-261
it.each([
  'consent-notice',
  'captchaNotice',
  'newsletter',
  'ad',
  'cookie-banner',
  'track.functions',
  'share-buttons',
])('the file of %s has a name that no blocker refuses (issue 29, 22)', (name) => {
  expect(fileName({ name })).toBe('assets/part-[hash].js')
})

it.each(['advisor-desk', 'vendor', 'address', 'contact', 'stage', 'trackless'])(
  '%s keeps its name',
  (name) => {
    expect(fileName({ name })).toBe('assets/[name]-[hash].js')
  },
)
