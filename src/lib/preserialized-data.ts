/** What JSON says whole; a member that is undefined may as well be missing. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [name: string]: Json }

const steady = new WeakSet<object>()

/**
 * Marks an object that is the same one for all who ask and never changes: what is mapped of a kept answer of a backend.
 * Pages carry it beside their HTML as JSON that was written once.
 */
export function preserializedData<Value extends JsonObject>(value: Value): Value {
  steady.add(value)
  return value
}

/** An object that {@link preserializedData} has marked. */
export type PreserializedObject = JsonObject & { readonly [preserializedMark]: true }
declare const preserializedMark: unique symbol

/** Whether an object was marked as one for all who ask. */
export const isPreserialized = (value: unknown): value is PreserializedObject =>
  typeof value === 'object' && value !== null && steady.has(value)
