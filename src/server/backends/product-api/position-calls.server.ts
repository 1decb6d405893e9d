import type { z } from 'zod'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type { Position, positionQuerySchema } from '../../../contract/product-api/position.schema.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'
import type { Caller } from './own-fund-calls.server.ts'

/** Call of the product API for an investor's holdings. */
export type PositionCalls = {
  /** Movements and values of all holdings or of one fund's, as known on a day; 404 where the API has no such call. */
  getPosition(
    caller: Omit<Caller, 'client'>,
    query: z.input<typeof positionQuerySchema>,
  ): Promise<BackendOutcome<Position>>
}

/** Creates the calls over a client. */
export function createPositionCalls(http: HttpClient): PositionCalls {
  return {
    getPosition: (asking, query) =>
      http.json({ ...callOf(productEndpoints.getInvestorPosition), ...asking, query }),
  }
}
