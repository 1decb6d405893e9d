import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Fields of the protection of every form. */
const ofEveryForm = new Set(['csrfToken', 'formAccount', 'returnPath', 'locale', 'callbackUrl'])

/** Of a form of a button alone, beside one that reports its faults. */
const ofPlainForm = 'document in src/features/subscriptions/cases/case-documents.tsx'

/** Hidden fields of forms that report their faults above themselves, by file. */
function hiddenFields(): { readonly file: string; readonly text: string; readonly field: string }[] {
  const files = [...globSync('src/features/**/*.tsx'), ...globSync('src/components/form/*.tsx')]
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('usePostForm(')) return []
    const names = [...text.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name = '']) => name)
    const shown = [...new Set(names)].filter((name) => !ofEveryForm.has(name))
    return shown.map((field) => ({ file, text, field }))
  })
}

const hasNoLabel = ({ field, text }: { readonly field: string; readonly text: string }) =>
  new RegExp(`\\b${field}: (?:[^\\n]* (?:\\?|:) )?''`).test(text)

// P-786
it('no form names a field that it does not show, to which its faults would link', () => {
  const all = hiddenFields()
  expect(all.length).toBeGreaterThan(40)
  const named = all.filter((one) => !hasNoLabel(one)).map(({ field, file }) => `${field} in ${file}`)
  expect(named).toEqual([ofPlainForm])
})
