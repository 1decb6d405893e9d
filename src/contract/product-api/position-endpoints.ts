import { positionQuerySchema, positionSchema } from './position.schema.ts'

/**
 * The position of an investor (P-402). Product APIs may lack it: one without it responds with 404, and the
 * portal then does without the pages that need it.
 */
export const positionEndpoints = {
  getInvestorPosition: {
    method: 'GET',
    path: '/auth/investors/position',
    access: 'authenticated',
    query: positionQuerySchema,
    response: positionSchema,
  },
} as const
