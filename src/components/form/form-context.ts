import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, use } from 'react'
import type { FieldFault } from '~/lib/form/fault-codes.ts'
import type { FieldValues } from '~/lib/form/form-definition.ts'
import type { FormProblem } from '~/lib/form/form-response.ts'

/** The library's own contexts, by which a field of the kit finds its state. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/**
 * Faults found by the server, and the values in which it found them: a field that has changed since is no longer at
 * fault.
 */
export type Refusal = {
  readonly faults: readonly FieldFault[]
  readonly problem: FormProblem | null
  readonly values: FieldValues
}

/** State shared by the fields of a form. */
export type PostFormState = {
  readonly name: string
  /** Names of the fields, as the visitor reads them; empty for a field that the form does not show. */
  readonly labels: Readonly<Record<string, string>>
  /** False for a form that shows none of its fields, such as one of a button alone. */
  readonly hasFields: boolean
  readonly refusal: Refusal | null
  readonly isSending: boolean
}

export const PostFormContext = createContext<PostFormState | null>(null)

/** The form around a field. Throws outside a {@link PostForm}. */
export function usePostFormState(): PostFormState {
  const state = use(PostFormContext)
  if (state === null) throw new Error('there is no form around this field')
  return state
}

/** Identifier of a field's control, to which the error summary links. */
export const fieldIdOf = (form: string, field: string): string => `${form}-${field}`

/** Saves the fields of a form that the user has touched. */
export type TypingKeeper = {
  /** Saves the fields touched since the last save, after pending saves. */
  readonly keep: () => Promise<unknown>
  /** Saves the same at once, together with pending saves: the page is being left. */
  readonly leave: () => void
  /** Stops saving, because the form was sent. */
  readonly forget: () => void
  readonly touch: (field: EventTarget | null) => void
}

/** Typing keeper of forms without drafts. */
export const noTyping: TypingKeeper = {
  keep: async () => undefined,
  leave: () => undefined,
  forget: () => undefined,
  touch: () => undefined,
}
