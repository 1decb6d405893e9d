import { expect, it } from 'vitest'
import type { HttpClient } from '../../http/http-client.server.ts'
import { failureCodeOf } from '../backend-outcome.server.ts'
import { createProductApi } from './product-api.server.ts'

const refusing = (status: number): HttpClient => ({
  json: async () => ({ kind: 'refused', status, code: null, retryAfterS: null }),
  stream: async () => ({ kind: 'refused', status, code: null, retryAfterS: null }),
})

// P-795
it.each([401, 403])(
  'a product API that refuses what everybody may read with %i is an outage',
  async (status) => {
    const told: number[] = []
    const api = createProductApi(refusing(status), (one) => told.push(one))
    const locale = 'fr'
    for (const call of [api.listFunds, api.getFundFigures, api.listFundFields]) {
      const answered = await call({ locale })
      expect(answered).toEqual({ kind: 'portal_refused', status })
      expect(answered.kind !== 'ok' && failureCodeOf(answered)).toBe('unavailable')
    }
    expect(told).toEqual([status, status, status])
    const ofFund = await api.getFund({ locale, id: 'fnd-1' })
    // A single fund may not be public any more.
    expect(ofFund.kind).toBe(status === 401 ? 'portal_refused' : 'refused')
  },
)

// P-795
it('a fund that does not exist, and a document that a visitor may not read, are no outage', async () => {
  const told: number[] = []
  const absent = createProductApi(refusing(404), (one) => told.push(one))
  expect(await absent.getFund({ locale: 'fr', id: 'fnd-1' })).toMatchObject({ kind: 'refused', status: 404 })
  const locked = createProductApi(refusing(403), (one) => told.push(one))
  expect(await locked.readDocument({ locale: 'fr', id: 'doc-1' })).toMatchObject({ kind: 'refused' })
  expect(told).toEqual([])
})
