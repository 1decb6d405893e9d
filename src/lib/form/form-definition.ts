import type * as z from 'zod/mini'
import { type FieldFault, toFaultCode } from './fault-codes.ts'

/** Value of a field: a text, a ticked box, or the choices that were ticked. */
export type FieldValue = string | boolean | readonly string[]

/** The fields of a form by name. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/**
 * Definition of a form, shared by the browser and the server. The schema's issues carry fault codes as their messages.
 * `empty` names the fields: anything else in a submission is ignored.
 */
export type FormDefinition<Values extends FieldValues, Output = Values> = {
  /** Names the form in identifiers, drafts and limits. */
  readonly name: string
  readonly empty: Values
  readonly schema: z.ZodMiniType<Output, Values>
  /** Fields that are never kept, such as passwords. */
  readonly secrets?: readonly (keyof Values & string)[]
}

/** A form's fields as far as they were kept; `null` faults nothing. */
export type DraftValues = Readonly<Record<string, FieldValue>>

function readValue(data: URLSearchParams, name: string, empty: FieldValue): FieldValue {
  if (typeof empty === 'boolean') return data.has(name)
  // A browser sends a text area's lines with the line ends of the network, and never U+0000, which no database stores.
  const texts = data.getAll(name).map((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''))
  return typeof empty === 'string' ? (texts[0] ?? empty) : texts
}

/** Narrowing: every field of `empty` is present, with a value of its type. */
const asValues = <Values extends FieldValues>(entries: readonly (readonly [string, FieldValue])[]) =>
  Object.fromEntries(entries) as Values

/** The fields of a form that a browser sent, with and without scripts alike. */
export function readValues<Values extends FieldValues>(empty: Values, data: URLSearchParams): Values {
  return asValues<Values>(Object.entries(empty).map(([name, value]) => [name, readValue(data, name, value)]))
}

const isSameKind = (a: FieldValue, b: FieldValue | undefined): b is FieldValue =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b)

/** Returns an empty form filled with the stored values of an earlier attempt; values of another type are dropped. */
export function fillValues<Values extends FieldValues>(empty: Values, kept: DraftValues): Values {
  return asValues<Values>(
    Object.entries(empty).map(([name, value]) => {
      const known = Object.hasOwn(kept, name) ? kept[name] : undefined
      return [name, isSameKind(value, known) ? known : value]
    }),
  )
}

/** Returns the values of a form that may be stored: all but its secrets. */
export function draftOf<Values extends FieldValues>(
  { secrets = [] }: Pick<FormDefinition<Values>, 'secrets'>,
  values: Values,
): DraftValues {
  const isSecret = (name: string) => secrets.some((secret) => secret === name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export type CheckedForm<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly faults: readonly FieldFault[] }

/** Checks a form's values: the parsed data, or the first fault of each field. */
export function checkForm<Values extends FieldValues, Output>(
  { schema }: Pick<FormDefinition<Values, Output>, 'schema'>,
  values: Values,
): CheckedForm<Output> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { ok: true, data: parsed.data }
  const faults = new Map<string, FieldFault>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    if (!faults.has(field)) faults.set(field, { field, code: toFaultCode(message) })
  }
  return { ok: false, faults: [...faults.values()] }
}
