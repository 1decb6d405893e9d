import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms that stand where a view of somebody else's space is ended or cannot be, each with the reason. */
const alwaysAccepted: Readonly<Record<string, string>> = {
  'src/components/form/post-form.tsx': 'wrapped in OfferedForm, as every form with fields',
  'src/components/form/button-form.tsx': 'asks itself',
  'src/features/consent/consent-form.tsx': 'the choice of the browser, accepted in every view',
  'src/features/session/sign-out-form.tsx': 'in the menu, which a view does not have; accepted from guests',
  'src/features/session/viewing-bar.tsx': 'ends the view',
  'src/features/session/holder-bar.tsx': 'accepted from whoever acts by a mandate',
  'src/features/login/redirect-to-login-page.tsx': 'for visitors without a session',
  'src/features/login/sign-in-form.tsx': 'for visitors without a session',
  'src/features/login/staff-login-page.tsx': 'for visitors without a session',
  'src/features/account/sign-in-row.tsx':
    'asks by useIsAccepted, so that the question before it is left out too',
}

// P-822
it('every form asks whether what it sends would be accepted', () => {
  const files = globSync('src/**/*.tsx').filter((file) => /<form\s/.test(readFileSync(file, 'utf8')))
  const posting = files.filter((file) => /method="post"/.test(readFileSync(file, 'utf8')))
  const asking = posting.filter((file) => /<OfferedForm/.test(readFileSync(file, 'utf8')))
  expect(posting.filter((file) => !asking.includes(file)).toSorted()).toEqual(
    Object.keys(alwaysAccepted)
      .filter((file) => !asking.includes(file))
      .toSorted(),
  )
})
