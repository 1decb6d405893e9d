import * as z from 'zod/mini'
import { optionalText, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { amount, day, fund } from './publish-forms.schema.ts'

const receiptEmpty = { fund: '', notice: '', amount: '', date: '', note: '', reverses: '' }
const receiptSchema = z.object({
  fund,
  notice: requiredText(40),
  amount,
  date: day,
  note: optionalText(140),
  reverses: z.string().check(z.regex(/^(rct-\d{1,10})?$/, 'choice')),
})

/** Enters one payment that was received of a call, or reverses one. */
export const receiptForm: FormDefinition<typeof receiptEmpty, z.output<typeof receiptSchema>> = {
  name: 'staff-receipt',
  empty: receiptEmpty,
  schema: receiptSchema,
}

/** Longest pasted list, in characters. */
export const longestReceiptList = 60_000

const listEmpty = { fund: '', list: '', file: '' }
const listSchema = z.object({
  fund,
  list: z.string().check(z.maxLength(longestReceiptList, 'tooManyLines')),
  file: z.string(),
})

/** Enters a list of payments, pasted or in a file. */
export const receiptListForm: FormDefinition<typeof listEmpty, z.output<typeof listSchema>> = {
  name: 'staff-receipt-list',
  empty: listEmpty,
  schema: listSchema,
}
