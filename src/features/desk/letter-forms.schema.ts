import * as z from 'zod/mini'
import { oneChoice, requiredLines, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { fund } from './publish-forms.schema.ts'

/** Limits of the contract for a subject and a text, in characters. */
export const longestSubject = 150
export const longestText = 10_000

/** Whom a letter is to. */
export const letterReaders = ['holders', 'holders_and_partners'] as const

const empty = { fund: '', readers: '', subjectFr: '', textFr: '', subjectEn: '', textEn: '', document: '' }
const schema = z.object({
  fund,
  readers: oneChoice(letterReaders),
  subjectFr: requiredText(longestSubject),
  textFr: requiredLines(longestText),
  subjectEn: requiredText(longestSubject),
  textEn: requiredLines(longestText),
  document: z.string().check(z.regex(/^(doc-\d{1,9})?$/, 'choice')),
})

/** Enters a letter to those who hold a fund, in both languages (P-813). */
export const letterForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'staff-letter',
  empty,
  schema,
}
