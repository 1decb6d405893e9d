import { expect, it } from 'vitest'
import type { SearchSchema } from '../../src/routing/addresses/search-fields.ts'
import { secretParameters } from '../../src/routing/addresses/secret-parameters.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/**/*search.ts', '../../src/features/**/*.schema.ts'],
  { eager: true },
)

const isSchema = (value: unknown): value is SearchSchema<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'parse' in value

/** A secret as the product API writes it: 256 bits. */
const secret = 'Zk3_Q0vJ2bX-7aTn9LrYw5cMhD8eUgPsKi1oFtVxB4E'

/** Parameters that accept a secret, since they accept texts of visitors and codes of lists, and never carry one. */
const free = [
  ...['callbackUrl', 'find', 'login_hint', 'q'],
  ...['assetClass', 'fund', 'geography', 'member', 'strategy', 'subType', 'type'],
]

// P-649
it('every parameter of a page that could carry a secret is known as one, or as free text', () => {
  const schemas = Object.values(files).flatMap((file) => Object.values(file).filter(isSchema))
  expect(schemas.length).toBeGreaterThan(40)
  const accepting = schemas.flatMap(({ parameters, parse }) =>
    parameters.filter((name) => JSON.stringify(parse({ [name]: secret })[name])?.includes(secret)),
  )
  expect([...new Set(accepting)].toSorted()).toEqual([...secretParameters, ...free].toSorted())
})
