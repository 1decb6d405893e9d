import * as z from 'zod/mini'
import type { FlowNature } from '~/contract/product-api/desk-publication.schema.ts'
import { parseAmount } from '~/lib/amount-text.ts'
import { type DecisionForm, decisionFormOf } from '~/lib/form/decision-form.ts'
import { oneChoice, optionalText, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { parseWrittenDate } from '~/lib/identifiers/birth-date.ts'
import { typedDate, typedSigns } from '~/lib/typed-text.ts'

/** A day as it is typed. */
export const day = z.string().check(
  z.overwrite(typedDate),
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || parseWrittenDate(text) !== null, 'date'),
)
/** A day as it is typed, or nothing. */
export const optionalDay = z.string().check(
  z.overwrite(typedDate),
  z.refine((text) => text === '' || parseWrittenDate(text) !== null, 'date'),
)
/** An amount as it is typed. */
export const amount = z.string().check(
  z.overwrite(typedSigns),
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || parseAmount(text) !== null, 'amount'),
)
/** The fund that an entry is about. */
export const fund = z.string().check(z.regex(/^fnd-\d{1,9}$/, 'choice'))

/** Figures of a share that staff publish. */
export const figureKinds = ['value', 'call', 'distribution'] as const

/** Natures that a call, then a distribution, may have; a value has none. */
export const flowNatures = {
  call: ['investments', 'management_fees', 'fund_expenses'],
  distribution: ['return_of_capital', 'recallable_capital', 'capital_gain', 'income'],
} as const satisfies Readonly<Record<string, readonly FlowNature[]>>

const figureEmpty = { kind: 'value', fund: '', share: '', date: '', amount: '', nature: '' }
const figureSchema = z
  .object({
    kind: oneChoice(figureKinds),
    fund,
    share: requiredText(80),
    date: day,
    amount,
    nature: oneChoice(['', ...flowNatures.call, ...flowNatures.distribution]),
  })
  .check(
    z.refine(({ kind, nature }) => kind === 'value' || nature !== '', {
      error: 'required',
      path: ['nature'],
      // Together with what else is missing, not after it.
      when: () => true,
    }),
  )

/** Enters a value, a capital call or a distribution. */
export const figureForm: FormDefinition<typeof figureEmpty, z.output<typeof figureSchema>> = {
  name: 'staff-figure',
  empty: figureEmpty,
  schema: figureSchema,
}

/** Audiences of marketing documents. */
export const audiences = ['retail', 'professional'] as const

const documentEmpty = {
  fund: '',
  file: '',
  titleFr: '',
  titleEn: '',
  group: '',
  type: '',
  subType: '',
  publishedOn: '',
  periodEnd: '',
  language: '',
  access: '',
  audience: '',
  validFrom: '',
  validUntil: '',
  replaces: '',
}
const longestTitle = 300
const documentSchema = z.object({
  fund,
  file: z.string(),
  titleFr: requiredText(longestTitle),
  titleEn: optionalText(longestTitle),
  group: oneChoice(['reporting', 'marketing', 'legal']),
  type: requiredText(80),
  subType: requiredText(80),
  publishedOn: day,
  periodEnd: optionalDay,
  language: oneChoice(['fr', 'en']),
  access: oneChoice(['public', 'subscribers']),
  audience: oneChoice(['', ...audiences]),
  validFrom: optionalDay,
  validUntil: optionalDay,
  replaces: z.string().check(z.regex(/^(doc-\d{1,9})?$/, 'choice')),
})

/** Enters a document with its file. */
export const documentForm: FormDefinition<typeof documentEmpty, z.output<typeof documentSchema>> = {
  name: 'staff-document',
  empty: documentEmpty,
  schema: documentSchema,
}

/** Approves, refuses or withdraws an entry. */
export const decisionForm: DecisionForm = decisionFormOf('staff-decision', /^pub-\d{1,9}$/)

/** The user that a form is about. */
export const person = z.string().check(z.regex(/^[\w|:.@-]{1,200}$/, 'choice'))

const viewEmpty = { person: '', reason: '' }
const viewSchema = z.object({
  person,
  reason: requiredText(300).check(z.minLength(10, 'reasonShort')),
})

/** Sees the portal as a user does, for a reason that the user reads. */
export const viewForm: FormDefinition<typeof viewEmpty, z.output<typeof viewSchema>> = {
  name: 'staff-view',
  empty: viewEmpty,
  schema: viewSchema,
}

/** Stops seeing the portal as a user does. */
export const endViewForm: FormDefinition<Record<string, never>> = {
  name: 'staff-view-end',
  empty: {},
  schema: z.object({}),
}
