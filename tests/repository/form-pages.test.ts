import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formPages } from '../support/form-pages.ts'

/** Forms of a button alone, or of choices that cannot be left empty. */
const withoutFields = [
  ...['acknowledge-notice', 'case-document-remove', 'case-open', 'case-signature', 'end-session'],
  ...['guest-accept', 'guest-end', 'guest-open', 'guest-view-end', 'holder-switch', 'open-invitation'],
  ...['private-feed', 'read-notifications', 'report-sign-in', 'share-end', 'staff-mandate-end'],
  ...['staff-view-end', 'subscription-send'],
  ...['switch-team', 'team-hand-over', 'team-member', 'team-request', 'team-rights'],
]

/** Forms that are reached after other steps alone; their journeys' own tests fill them in. */
const ofLaterSteps = [
  ...['case-decision', 'case-sign', 'case-warnings', 'investor-legal-funds', 'investor-natural-funds'],
  ...['new-password', 'reveal-account', 'staff-decision', 'team'],
]

/** Names of the forms that features define. */
function definedForms(): string[] {
  const files = globSync('src/features/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z-]+)',\s+empty\b/g)].map(([, name = '']) => name),
  )
}

// P-560
it('the forms whose labels are compared with what is asked for are all forms with fields on a page of their own', () => {
  const compared = new Set(formPages.flatMap(({ forms }) => forms))
  const others = definedForms().filter((name) => !compared.has(name))
  expect(others.length).toBeLessThan(compared.size)
  expect(others.toSorted()).toEqual([...withoutFields, ...ofLaterSteps].toSorted())
})
