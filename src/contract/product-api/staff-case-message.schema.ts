import { z } from 'zod'
import { caseMessageBodySchema } from './subscription-case.schema.ts'

/**
 * Body of `POST /staff/cases/{id}/messages`. `after` is the latest message that its writer has read, null before the
 * first one: where there is a later one, the message is refused as `stale` (P-871).
 */
export const staffCaseMessageBodySchema = caseMessageBodySchema.extend({
  after: z.string().min(1).max(40).nullable().optional(),
})

export type StaffCaseMessage = z.infer<typeof staffCaseMessageBodySchema>
