import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { savedForms } from '../../src/features/registration/registration-views.ts'
import { type FormPage, formPages } from '../support/form-pages.ts'
import { firstFormPages } from '../support/form-pages-by-turns.ts'
import { laterForms } from '../support/later-forms.ts'
import { half } from '../support/sampled.ts'
import { steppedForms } from '../support/stepped-forms.ts'

/** Forms of a button alone, or of choices that cannot be left empty. */
const withoutFields = [
  ...['acknowledge-notice', 'case-document-remove', 'case-open', 'case-signature', 'end-session'],
  ...['guest-accept', 'guest-end', 'guest-open', 'guest-view-end', 'holder-switch', 'open-invitation'],
  ...['private-feed', 'read-notifications', 'report-sign-in', 'share-end', 'staff-mandate-end'],
  ...['staff-view-end', 'subscription-send'],
  ...['switch-team', 'team-hand-over', 'team-member', 'team-request', 'team-rights'],
]

/** Names of the forms that features define. */
function definedForms(): string[] {
  const files = globSync('src/features/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  return files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:name: '([a-z-]+)',\s+empty\b|decisionFormOf\('([a-z-]+)')/g,
      ),
    ].map(([, name = '', decision = '']) => name || decision),
  )
}

// P-560
it('the forms whose labels are compared with what is asked for are all forms with fields', () => {
  const compared = new Set([
    ...formPages.flatMap(({ forms }) => forms),
    ...laterForms.map(({ name }) => name),
  ])
  // A form that a page has for each of several actions has their names in its own.
  const isCompared = (name: string) => [...compared].some((one) => one === name || one.startsWith(`${name}-`))
  const others = definedForms().filter((name) => !isCompared(name))
  expect(others.length).toBeLessThan(compared.size)
  expect(others.toSorted()).toEqual(withoutFields.toSorted())
})

// P-240, P-560
it('two browser tests share the pages with forms, and each has two or more of each language and each kind of reader', () => {
  const halves = [half(firstFormPages, 'outer'), half(firstFormPages, 'inner')]
  expect(new Set(halves.flat())).toEqual(new Set(firstFormPages))
  expect(halves.flat().length).toBe(firstFormPages.length)
  const kindsOf = ({ account, path }: FormPage) => [
    path.startsWith('/en/') ? 'en' : 'fr',
    account?.client ?? 'visitor',
  ]
  for (const pages of halves) {
    const counts = Object.entries(Object.groupBy(pages.flatMap(kindsOf), (kind) => kind))
    expect(counts.map(([kind, all = []]) => [kind, all.length > 1]).toSorted()).toEqual(
      ['en', 'fr', 'investor', 'partner', 'staff', 'visitor'].map((kind) => [kind, true]),
    )
  }
})

/** Addresses to which the files that store typing send it; a part in braces varies. */
function draftAddresses(): { readonly file: string; readonly addresses: readonly string[] }[] {
  const part = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
  return globSync('src/features/**/*.{ts,tsx}').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!/use-draft-saving\.ts'|useSubscriptionForm\(/.test(text)) return []
    const found = [...text.matchAll(/['`](\/api\/[^'`]*\/drafts?\b[^'`]*)['`]/g)]
    return [{ file, addresses: found.map(([, address = '']) => address.replace(part, '*')) }]
  })
}

const isLike = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]+')}$`).test(address)

// P-157, P-757
it('every form whose typing is stored is walked through by the tests of forms of several steps', () => {
  const walked = steppedForms('').flatMap(({ steps }) => steps.map(({ drafts }) => drafts))
  const files = draftAddresses()
  const withForm = files.filter(({ file }) => !file.endsWith('subscription-desk.tsx'))
  expect(withForm.filter(({ addresses }) => addresses.length === 0)).toEqual([])
  const stored = files.flatMap(({ addresses }) => addresses)
  expect(stored.length).toBeGreaterThan(5)
  expect(stored.filter((pattern) => !walked.some((address) => isLike(pattern, address)))).toEqual([])
  expect(walked.filter((address) => !stored.some((pattern) => isLike(pattern, address)))).toEqual([])
  const ofRegistration = walked.filter((address) => address.startsWith('/api/registration/'))
  expect(ofRegistration.map((address) => address.split('/').at(-1)).toSorted()).toEqual(
    [...savedForms.keys()].toSorted(),
  )
})
