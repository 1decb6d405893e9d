import { createSerializationAdapter } from '@tanstack/react-router'
import { isPreserialized, type PreserializedObject } from '~/lib/preserialized-data.ts'

/** Where a mark stood, the page has the object itself; calls of server functions have it as it is. */
const asItCame = (written: unknown): PreserializedObject => written as PreserializedObject

/**
 * Lets a page carry preserialized data beside its HTML as what was written of it before: in its place stands a mark until the
 * page is whole. Where no page is rendered, in answers to a browser's calls, it is written as any other object.
 * @param placeholderFor the mark in the page that is being rendered; undefined where none is
 */
export const createPreserializedDataAdapter = (
  placeholderFor: (value: PreserializedObject) => string | undefined,
) =>
  createSerializationAdapter({
    key: 'steady-data',
    test: isPreserialized,
    toSerializable: (value): string | object => placeholderFor(value) ?? { ...value },
    fromSerializable: asItCame,
  })
