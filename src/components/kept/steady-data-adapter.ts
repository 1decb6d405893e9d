import { createSerializationAdapter } from '@tanstack/react-router'
import { isSteady, type SteadyObject } from '~/lib/steady-data.ts'

/** Where a mark stood, the page has the object itself; calls of server functions have it as it is. */
const asItCame = (written: unknown): SteadyObject => written as SteadyObject

/**
 * Lets a page carry steady data beside its HTML as what was written of it before: in its place stands a mark until the
 * page is whole. Where no page is rendered, in answers to a browser's calls, it is written as any other object.
 * @param markOf the mark in the page that is being rendered; undefined where none is
 */
export const createSteadyDataAdapter = (markOf: (value: SteadyObject) => string | undefined) =>
  createSerializationAdapter({
    key: 'steady-data',
    test: isSteady,
    toSerializable: (value): string | object => markOf(value) ?? { ...value },
    fromSerializable: asItCame,
  })
