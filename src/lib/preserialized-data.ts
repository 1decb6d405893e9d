/** A value that JSON represents without loss; an undefined member counts as missing. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [name: string]: Json }

const marked = new WeakSet<object>()

/**
 * Marks an immutable object that all requests share, such as a view mapped from a cached response. Pages embed its JSON,
 * which is serialised once.
 */
export function preserializedData<Value extends JsonObject>(value: Value): Value {
  marked.add(value)
  return value
}

/** An object marked by {@link preserializedData}. */
export type PreserializedObject = JsonObject & { readonly [preserializedMark]: true }
declare const preserializedMark: unique symbol

/** Reports whether an object was marked by {@link preserializedData}. */
export const isPreserialized = (value: unknown): value is PreserializedObject =>
  typeof value === 'object' && value !== null && marked.has(value)
