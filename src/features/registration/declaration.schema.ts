import * as z from 'zod/mini'
import { oneChoice, tickedBox } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { samePasswords } from '~/lib/form/password-schemas.ts'
import { newPasswordFields } from './new-password.schema.ts'

const none: readonly string[] = []
const empty = {
  lifeInsurance: '',
  funds: none,
  password: '',
  confirmation: '',
  declaration: false,
  terms: false,
}
const mostFunds = 200

const schema = z
  .object({
    lifeInsurance: oneChoice(['yes', 'no']),
    funds: z
      .readonly(z.array(z.string().check(z.regex(/^fnd-\d{1,6}$/, 'invalid'))))
      .check(z.refine((funds) => funds.length <= mostFunds, 'invalid')),
    ...newPasswordFields,
    declaration: tickedBox('declaration'),
    terms: tickedBox('terms'),
  })
  .check(samePasswords())

type Declaration = FormDefinition<typeof empty, z.output<typeof schema>>

/** Step 2 of 2: the subscriptions, the password, the sworn declaration and the terms (decision 25). */
export const declarationForm = {
  natural: { name: 'investor-natural-funds', empty, schema, secrets: ['password', 'confirmation'] },
  legal: { name: 'investor-legal-funds', empty, schema, secrets: ['password', 'confirmation'] },
} as const satisfies Record<'natural' | 'legal', Declaration>
