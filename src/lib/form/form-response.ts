import type { FailureCode } from '../outcome.ts'
import type { FieldFault } from './fault-codes.ts'
import type { DraftValues } from './form-definition.ts'

/** Why a form was not accepted although its fields are right. */
export type FormProblem = FailureCode | 'expired' | 'captcha' | 'other_account'

/** Refusal of a form: faults of its fields, or a problem of the whole. */
export type FormRefusal = {
  readonly faults: readonly FieldFault[]
  readonly problem: FormProblem | null
}

/** Values and refusal of a form, shown once to a visitor whose browser sent it without scripts. */
export type FormDraft = FormRefusal & { readonly values: DraftValues }

/** Response of a form's endpoint to a script. */
export type FormResponse =
  | { readonly ok: true; readonly location: string }
  | ({ readonly ok: false } & FormRefusal)

const problems: Readonly<Record<FormProblem, true>> = {
  not_found: true,
  forbidden: true,
  unauthenticated: true,
  too_many_requests: true,
  invalid_input: true,
  unavailable: true,
  unexpected_answer: true,
  expired: true,
  other_account: true,
  captcha: true,
}

/** Narrowing: one of the codes above. */
export const isFormProblem = (value: unknown): value is FormProblem =>
  typeof value === 'string' && Object.hasOwn(problems, value)
