import type { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWrappedEntry(value: unknown): value is Json & { readonly attributes: Json } {
  return isObject(value) && 'id' in value && isObject(value.attributes)
}

/** `{data: …}` around a relation or a file, which only version 4 writes. */
function isWrappedRelation(value: Json): boolean {
  const keys = Object.keys(value)
  if (keys.length !== 1 || keys[0] !== 'data') return false
  const { data } = value
  return data === null || isWrappedEntry(data) || (Array.isArray(data) && data.every(isWrappedEntry))
}

/** Returns a flat entry. Version 4 has no document id; its id, which differs between languages, replaces it. */
function flatEntry({ id, attributes }: Json & { readonly attributes: Json }): unknown {
  return { documentId: String(id), ...flatFields(attributes), id }
}

function flatFields(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toFlatForm(value)]))
}

/**
 * Converts a response of either version of the content backend to the flat form of version 5: `attributes` move beside
 * `id`, and the `data` wrappers around relations and files are removed. Flat values are returned unchanged.
 */
export function toFlatForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toFlatForm)
  if (!isObject(value)) return value
  if (isWrappedEntry(value)) return flatEntry(value)
  if (isWrappedRelation(value)) return toFlatForm(value.data)
  return flatFields(value)
}

/** {@link toFlatForm} for a whole response, whose own `data` looks like the wrapper of a relation in version 4. */
export function toFlatEnvelope(body: unknown): unknown {
  if (!isObject(body) || !('data' in body)) return toFlatForm(body)
  return { ...body, data: toFlatForm(body.data) }
}

/** Parses a response of either version with the schema of its flat form. Never throws. */
export function parseResponse<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  return schema.safeParse(toFlatEnvelope(body))
}
