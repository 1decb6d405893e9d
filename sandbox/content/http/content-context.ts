import type { RequestVariables } from '../../http/request-context.ts'
import type { Caller } from '../users/caller.ts'

/** Environment type of the content backend's Hono apps. */
export type ContentHono = { Variables: RequestVariables & { caller: Caller } }
