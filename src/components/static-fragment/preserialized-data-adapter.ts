// framework-seam: placeholders
import { createSerializationAdapter } from '@tanstack/react-router'
import { isPreserialized, type PreserializedObject } from '~/lib/preserialized-data.ts'

/** Narrowing: a page has the object in place of its placeholder, and a server function's response has it serialised. */
const toPreserialized = (written: unknown): PreserializedObject => written as PreserializedObject

/**
 * Embeds preserialized data in a page by a placeholder, which the finished page replaces by the data's cached JSON.
 * Responses of server functions serialise the data as an ordinary object.
 * @param placeholderFor the placeholder in the page that is being rendered; undefined outside a page.
 */
export const createPreserializedDataAdapter = (
  placeholderFor: (value: PreserializedObject) => string | undefined,
) =>
  createSerializationAdapter({
    key: 'preserialized-data',
    test: isPreserialized,
    toSerializable: (value): string | object => placeholderFor(value) ?? { ...value },
    fromSerializable: toPreserialized,
  })
