import { describe, expect, it, vi } from 'vitest'
import type { FundDetail } from '../../contract/product-api/fund.schema.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { redirectLegacyFund } from './redirect-legacy-fund.server.ts'
import { incomingFor } from './testing.ts'

type Slugs = Pick<FundDetail, 'slug' | 'slugs'>

function lookUp(response: BackendOutcome<Slugs>) {
  // The step reads nothing of a fund but its slugs.
  const getFund = vi.fn(async () => response as BackendOutcome<FundDetail>)
  return { getFund, step: redirectLegacyFund({ getFund }, new Map([['/fonds/c1', '/fonds/fnd-12']])) }
}

const found = (slugs: Slugs): BackendOutcome<Slugs> => ({ kind: 'ok', status: 200, data: slugs })
const translated = found({ slug: 'capital-un', slugs: { fr: 'capital-un', en: 'capital-one' } })
const notFound = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const

// P-032
describe('a legacy fund path', () => {
  it.each([
    ['/fonds/fnd-12', '/fonds/capital-un'],
    ['/funds/fnd-12', '/fonds/capital-un'],
    ['/en/funds/fnd-12', '/en/funds/capital-one'],
    ['/en/fonds/fnd-12', '/en/funds/capital-one'],
    ['/fonds/fnd-12/;link?x=1', '/fonds/capital-un?x=1'],
    ['/fr/fonds/fnd-12/fr', '/fonds/capital-un'],
    ['/fonds/c1/;link?x=1', '/fonds/capital-un?x=1'],
  ])('%s leads to the slug path in one hop', async (target, location) => {
    const response = await lookUp(translated).step(incomingFor(target))
    expect(response?.status).toBe(301)
    expect(response?.headers.get('location')).toBe(location)
  })

  it.each([
    ['a fund that does not exist', notFound],
    ['a fund without slug', found({ slug: null, slugs: null })],
  ])('leads home for %s, and browsers may remember it for an hour', async (_, outcome) => {
    const { step } = lookUp(outcome)
    const response = await step(incomingFor('/en/funds/fnd-404?x=1'))
    expect(response?.status).toBe(301)
    expect(response?.headers.get('location')).toBe('/en')
    expect(response?.headers.get('cache-control')).toContain('max-age=3600')
  })

  it.each(['fnd-0', 'fnd-007', 'fnd-99999999999999999999'])(
    'leads home for the impossible %s without a call',
    async (id) => {
      const { step, getFund } = lookUp(translated)
      expect((await step(incomingFor(`/fonds/${id}`)))?.headers.get('location')).toBe('/')
      expect(getFund).not.toHaveBeenCalled()
    },
  )

  // P-033
  it.each([
    { kind: 'unreachable', reason: 'timed_out' },
    { kind: 'unexpected_status', status: 500 },
    { kind: 'unexpected_body', status: 200, reason: 'wrong_shape' },
    { kind: 'refused', status: 429, code: null, retryAfterS: null },
  ] as const)('is never taken for missing when the product API answers $kind', async (outcome) => {
    const response = await lookUp(outcome).step(incomingFor('/fonds/fnd-12'))
    expect(response?.status).toBe(503)
    expect(response?.headers.get('retry-after')).toBe('30')
    expect(response?.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/fonds', '/fonds/capital-un', '/fonds/fnd-12/documents', '/fonds/fnd-x', '/a/fonds/fnd-1'])(
    'is not %s',
    async (target) => {
      const { step, getFund } = lookUp(translated)
      expect(await step(incomingFor(target))).toBeUndefined()
      expect(getFund).not.toHaveBeenCalled()
    },
  )

  it('never leads to another origin, whatever the slug', async () => {
    const hostile = found({ slug: '//evil.example', slugs: null })
    const response = await lookUp(hostile).step(incomingFor('/fonds/fnd-12'))
    expect(response?.headers.get('location')).toBe('/fonds/%2F%2Fevil.example')
  })
})
