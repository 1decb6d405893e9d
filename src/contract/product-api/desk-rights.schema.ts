import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { withFundName } from './fund-name.schema.ts'
import { pageInfoSchema, plainDateSchema } from './primitives.schema.ts'
import { rightSchema } from './user.schema.ts'

/** Days ahead within which an agreement counts as ending soon. */
export const expiringDays = 60

/** What a member of staff may do beyond reading (P-783). */
export const staffRightSchema = z.enum(['publish', 'approve', 'see_as', 'verify', 'manage'])

/** State of an agreement on a day; `none`: a team without any agreement. */
export const agreementStateSchema = z.enum(['in_force', 'expiring', 'to_come', 'over', 'none'])

/** Clients to whom a team may give marketing documents. */
export const agreementAudienceSchema = z.enum(['retail', 'professional'])

const named = z.object({ id: z.string().min(1), name: z.string() })

const termsShape = {
  since: plainDateSchema,
  /** Last day; null for an agreement without end. */
  until: plainDateSchema.nullable(),
  /** Whether the team may prepare subscriptions of the fund. */
  subscriptions: z.boolean(),
}

/** Terms as a response has them. */
const readTerms = { ...termsShape, audiences: tolerantList(agreementAudienceSchema) }

/** Query of `GET /staff/rights/teams`: words of the team or its company, and of the fund; the day as of which it is read. */
export const teamRightsQuerySchema = z.object({
  q: typedTextSchema.max(100).default(''),
  fund: typedTextSchema.max(100).default(''),
  state: agreementStateSchema.default('in_force'),
  /** Today if left out. */
  on: plainDateSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(25),
})

/** An agreement of a team about a fund; only the team where it has none. */
const teamRightsLineSchema = z.object({
  team: named,
  partner: z.string(),
  agreement: z
    .object({
      fund: withFundName(named),
      /** Names of the shares; null for every share. */
      shares: tolerantList(z.string()).nullable(),
      ...readTerms,
    })
    .nullable(),
  state: agreementStateSchema,
})

/** Reply of `GET /staff/rights/teams`: by company, team and fund. */
export const teamRightsListSchema = z.object({
  items: tolerantList(teamRightsLineSchema),
  page: pageInfoSchema,
  on: plainDateSchema,
})

/** Reply of `GET /staff/rights/teams/{id}`. `version` changes with each change of the team's rights. */
export const teamRightsSchema = z.object({
  team: named.extend({ partner: z.string(), domain: z.string() }),
  version: z.number().int(),
  agreements: tolerantList(
    z.object({
      fund: withFundName(named),
      /** The shares that it covers; null for every share. */
      shares: tolerantList(named).nullable(),
      ...readTerms,
      state: agreementStateSchema,
    }),
  ),
  members: tolerantList(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      email: z.string(),
      rights: tolerantList(rightSchema),
      is_suspended: z.boolean(),
    }),
  ),
})

const reason = typedTextSchema.min(3).max(300)

/** Body of `POST /staff/rights/teams/{id}/agreement`: the terms that the team has from now on about a fund. */
export const agreementBodySchema = z.strictObject({
  version: z.number().int(),
  fund: z.string().max(40),
  /** Null for every share. */
  shares: z.array(z.string().max(80)).min(1).max(50).nullable(),
  ...termsShape,
  audiences: z.array(agreementAudienceSchema).max(2),
  reason,
})

/** Body of `POST /staff/rights/teams/{id}/member`. */
export const memberRightsByStaffSchema = z.strictObject({
  version: z.number().int(),
  member: z.string().min(1).max(60),
  rights: z.array(rightSchema).max(20),
  reason,
})

const rights = z.array(staffRightSchema).max(10)

/** Change of a member's rights that waits for a second person's approval. */
const waitingRightsSchema = z.object({
  id: z.string().min(1),
  given: tolerantList(staffRightSchema),
  withdrawn: tolerantList(staffRightSchema),
  reason: z.string(),
  entered_by: z.string(),
  entered_at: z.iso.datetime(),
  is_own: z.boolean(),
})

/** Reply of `GET /staff/rights/staff`: by name. */
export const staffRightsSchema = z.object({
  members: tolerantList(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      email: z.string(),
      rights: tolerantList(staffRightSchema),
      version: z.number().int(),
      is_self: z.boolean(),
      waiting: waitingRightsSchema.nullable(),
    }),
  ),
})

/** Body of `POST /staff/rights/staff`: exactly the rights that the member is to have. */
export const staffRightsBodySchema = z.strictObject({
  member: z.string().min(1).max(60),
  version: z.number().int(),
  rights,
  reason,
})

/** Reply of `POST /staff/rights/staff`: whether it took effect, or waits for a second person. */
export const staffRightsChangedSchema = z.object({ status: z.enum(['done', 'waiting']) })

export type StaffRight = z.infer<typeof staffRightSchema>
export type AgreementState = z.infer<typeof agreementStateSchema>
export type AgreementAudience = z.infer<typeof agreementAudienceSchema>
export type TeamRightsQuery = z.output<typeof teamRightsQuerySchema>
export type TeamRightsList = z.infer<typeof teamRightsListSchema>
export type TeamRights = z.infer<typeof teamRightsSchema>
export type AgreementBody = z.output<typeof agreementBodySchema>
export type MemberRightsByStaff = z.output<typeof memberRightsByStaffSchema>
export type StaffRights = z.infer<typeof staffRightsSchema>
export type StaffRightsBody = z.output<typeof staffRightsBodySchema>
