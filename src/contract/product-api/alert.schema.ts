import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema } from '../typed-text.schema.ts'
import { ownFundNameSchema } from './fund-name.schema.ts'

/** What an address without an account is told of: new texts of the site, or news of chosen funds. */
export const alertTopicSchema = z.enum(['newsletter', 'funds'])

/** Most funds of one alert. */
export const mostAlertFunds = 20

const fundIdSchema = z.string().regex(/^fnd-[1-9]\d{0,8}$/)
const fundsSchema = z.array(fundIdSchema).max(mostAlertFunds)

/** Body of the request for emails: the address gets nothing but a link until that is confirmed. */
export const alertRequestSchema = z.discriminatedUnion('topic', [
  z.strictObject({ email: emailSchema, topic: z.literal('newsletter') }),
  z.strictObject({ email: emailSchema, topic: z.literal('funds'), funds: fundsSchema.min(1) }),
])

/** Reply, the same for every address, known or not. */
export const alertRequestedSchema = z.object({ state: z.literal('mailed') })

const token = z.string().min(1).max(100)

/** Body of the calls by the secret of an email's link. */
export const alertTokenSchema = z.strictObject({ token })

/** Body of the change: the funds that remain; none ends the emails. */
export const alertUpdateSchema = z.strictObject({ token, funds: fundsSchema })

/** What an address is told of. Its own text is not part: a link that was passed on shows no address. */
export const alertSchema = z.object({
  topic: alertTopicSchema,
  is_confirmed: z.boolean(),
  /** Empty for the newsletter. */
  funds: tolerantList(ownFundNameSchema),
})

export type AlertTopic = z.infer<typeof alertTopicSchema>
export type AlertRequest = z.output<typeof alertRequestSchema>
export type Alert = z.infer<typeof alertSchema>
