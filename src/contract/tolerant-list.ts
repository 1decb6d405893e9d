import { z } from 'zod'

/** Lists whose unreadable entries are left out; see `parseTolerantly`. */
export const tolerantLists = z.registry<Record<string, never>>()

/** Lists that mean nothing with an entry missing, and why. */
export const strictLists = z.registry<{ readonly reason: string }>()

/** Fields that become null when their value cannot be read. */
export const optionalFields = z.registry<Record<string, never>>()

/** Marks a schema that accepts null, so that `parseTolerantly` replaces unreadable values by null. */
export function optionalField<Schema extends z.ZodType>(schema: Schema): Schema {
  const marked: z.ZodType = schema
  optionalFields.add(marked, {})
  return schema
}

/** A list in a response of a backend: one entry that cannot be read is left out and reported, the others stay. */
export function tolerantList<Schema extends z.ZodType>(entry: Schema): z.ZodArray<Schema> {
  return z.array(entry).register(tolerantLists, {})
}

/**
 * List in a response that is of no use with an entry missing, such as the amounts of a sum: an unreadable entry makes
 * the object that contains the list unreadable.
 */
export function strictList<Schema extends z.ZodType>(entry: Schema, reason: string): z.ZodArray<Schema> {
  return z.array(entry).register(strictLists, { reason })
}
