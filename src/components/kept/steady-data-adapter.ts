import { createSerializationAdapter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isSteady, type SteadyObject } from '~/lib/steady-data.ts'
import { markOfData } from '~/server/pipeline/places-of-page.server.ts'

const markInPage = createIsomorphicFn()
  .server(markOfData)
  .client((_value: SteadyObject): string | undefined => undefined)

/** Where a mark stood, the page has the object itself; calls of server functions have it as it is. */
const asItCame = (written: unknown): SteadyObject => written as SteadyObject

/**
 * Lets a page carry steady data beside its HTML as what was written of it before: in its place stands a mark until the
 * page is whole. Where no page is rendered, in answers to a browser's calls, it is written as any other object.
 */
export const steadyDataAdapter = createSerializationAdapter({
  key: 'steady-data',
  test: isSteady,
  toSerializable: (value): string | object => markInPage(value) ?? { ...value },
  fromSerializable: asItCame,
})
