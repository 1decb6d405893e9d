import * as z from 'zod/mini'
import { oneChoice, optionalText } from './field-schemas.ts'
import type { FormDefinition } from './form-definition.ts'

const decisions = ['approved', 'refused', 'withdrawn'] as const

/** Decision of a second person about an entry of another, or the withdrawal of an own one. */
export type Decision = (typeof decisions)[number]

const empty = { entry: '', decision: '', reason: '' }

const schemaFor = (ids: RegExp) =>
  z.object({
    entry: z.string().check(z.regex(ids, 'choice')),
    decision: oneChoice(decisions),
    reason: optionalText(500),
  })

/** Fields of a decision, parsed. */
export type DecisionAnswers = z.output<ReturnType<typeof schemaFor>>

/** Definition of a form that decides an entry. */
export type DecisionForm = FormDefinition<typeof empty, DecisionAnswers>

/** A form that approves, refuses or withdraws an entry whose id has a form of its own. */
export const decisionFormOf = (name: string, ids: RegExp): DecisionForm => ({
  name,
  empty,
  schema: schemaFor(ids),
})
