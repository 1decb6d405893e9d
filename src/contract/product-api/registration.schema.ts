import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema, requiredLineSchema, typedTextSchema } from '../typed-text.schema.ts'
import { plainDateSchema } from './primitives.schema.ts'
import { telephoneSchema, verificationStatusSchema } from './user.schema.ts'

const email = emailSchema
const name = requiredLineSchema(100)
/** Longer than any password that is accepted, short enough to be hashed without harm. */
const password = z.string().min(1).max(200)
/** A secret that the product API made: a ticket or an invitation. */
const secret = z.string().regex(/^[\w-]{20,200}$/)

/** Name of the header that makes a creation repeatable: the same key and address give the same account. */
export const idempotencyKeyHeader = 'idempotency-key'

/** Query of the calls that report whether an address has an account. */
export const existsQuerySchema = z.object({ email })

/** Query of `GET /partner-users/domain-exists`. */
export const domainExistsQuerySchema = z.object({ domain: z.string().min(1).max(253) })

/** Response with a single boolean, so that it reveals nothing else (P-162). */
export const existsResponseSchema = z.object({ exists: z.boolean() })

/** Form of address of a person. */
export const civilitySchema = z.enum(['mr', 'mrs'])

/** What every way to an account asks for. */
const consent = {
  /** The agreement to the terms; nobody registers without. */
  terms: z.literal(true),
  /** Day of the version of the terms that was shown and accepted. */
  terms_version: plainDateSchema,
}

const credentials = { email, telephone: telephoneSchema, password, ...consent }

/** Body of `POST /partner-users/create` (P-156). Members that users may not set are refused. */
export const partnerUserCreateSchema = z.strictObject({
  ...credentials,
  civility: civilitySchema,
  firstname: name,
  lastname: name,
  /** The secret of the invitation that led here. */
  invitation: secret.optional(),
})

const investorDetails = {
  ...credentials,
  life_insurance: z.boolean(),
  /** Ids of the funds that the investor states to hold. */
  funds: z.array(z.string().min(1).max(40)).max(200),
  /** The sworn declaration that this is accurate. */
  funds_subscriptions_declaration: z.literal(true),
}

/** An investor who is a natural person. */
export const naturalPersonCreateSchema = z.strictObject({
  ...investorDetails,
  person: z.literal('natural'),
  civility: civilitySchema,
  firstname: name,
  lastname: name,
  birth_date: plainDateSchema,
  birth_city: name,
})

/** The kinds of company numbers; SIRET and SIREN have a checksum, `foreign` is the register of another country. */
export const fiscalIdentifierTypeSchema = z.enum(['siret', 'siren', 'rca', 'foreign'])

/** An investor who is a legal person, registered by its legal representative. */
export const legalPersonCreateSchema = z.strictObject({
  ...investorDetails,
  person: z.literal('legal'),
  civility: civilitySchema,
  legal_representative_firstname: name,
  legal_representative_lastname: name,
  company_name: requiredLineSchema(200),
  fiscal_identifier_type: fiscalIdentifierTypeSchema,
  fiscal_identifier: requiredLineSchema(20),
  company_address_line_1: requiredLineSchema(200),
  company_address_line_2: typedTextSchema.max(200).optional(),
  postal_code: requiredLineSchema(20),
  city: name,
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
})

/** Body of `POST /investor-users/create` (P-154). */
export const investorUserCreateSchema = z.discriminatedUnion('person', [
  naturalPersonCreateSchema,
  legalPersonCreateSchema,
])

/** Reply of a creation: the account that waits for the confirmation of its address. */
export const createdUserSchema = z.object({ id: z.string().min(1), email: z.string() })

/** Body of `POST /investor-users/verify-code`: the posted code and the start of the holder's name (P-151). */
export const verifyCodeBodySchema = z.strictObject({
  code: z.string().min(1).max(40),
  name: z.string().min(1).max(100),
})

/** Reply to a good code: a ticket for the choice of a password, and the address that will be signed in with. */
export const verifiedCodeSchema = z.object({
  ticket: secret,
  email: z.string(),
  expires_at: z.iso.datetime(),
})

/** Body of `POST /investor-users/create-password`. */
export const createPasswordBodySchema = z.strictObject({ ticket: secret, password, ...consent })

/** Body of the calls that go on with a registration by the ticket of the confirmed address. */
export const ticketBodySchema = z.strictObject({ ticket: secret })

/** Status of an investor's registration. Staff review it within 48 hours of the confirmation. */
export const investorRegistrationSchema = z.object({
  email: z.string(),
  verification: verificationStatusSchema,
  submitted_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
})

/** Team offered to users whose address is of its domain. */
export const offeredTeamSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Id of the team that it is a part of. */
  parent: z.string().nullable(),
})

/** Teams offered to a partner's user, and the earlier choice or request. */
export const teamChoiceSchema = z.object({
  email: z.string(),
  partner: z.object({ id: z.string(), name: z.string() }),
  teams: tolerantList(offeredTeamSchema),
  selected: z.string().nullable(),
  /** Name of the team that the user has added and staff have not looked at. */
  requested: z.string().nullable(),
  /** The team that has refused the user, until another choice; missing where refusals have no reason. */
  refused: z.object({ team: z.string(), reason: z.string(), refused_at: z.iso.datetime() }).nullish(),
  /** Id of the offered team that the user was invited to; missing where invitations name none. */
  invited: z.string().nullish(),
})

const choice = {
  /** Id of an offered team. */
  team: z.string().max(40).optional(),
  /** Name of a team to add. */
  new_team: requiredLineSchema(100).optional(),
}

const oneOfTwo = (body: { team?: string | undefined; new_team?: string | undefined }) =>
  (body.team === undefined) !== (body.new_team === undefined)

/** Body of `POST /partner-users/choose-team`: an offered team, or the name of one to add. */
export const chooseTeamBodySchema = z.strictObject({ ticket: secret, ...choice }).refine(oneOfTwo)

/** Body of `POST /auth/partner-users/choose-team`. */
export const ownTeamBodySchema = z.strictObject(choice).refine(oneOfTwo)

/** Reply to a choice: active at once, or when staff have approved the added team. */
export const chosenTeamSchema = z.object({ name: z.string(), is_active: z.boolean() })

/** Body of `POST /auth/partner-users/email-invitation`. `username` is the name of the sender. */
export const emailInvitationSchema = z.strictObject({
  email,
  partnerName: requiredLineSchema(200),
  username: requiredLineSchema(200),
})

/** Body of `POST /auth/partner-users/sms-invitation`. The message holds the partner's name and one registration link. */
export const smsInvitationSchema = z.strictObject({
  phone: telephoneSchema,
  partnerName: requiredLineSchema(200),
  message: requiredLineSchema(480),
})

/** Body of `POST /partner-users/read-invitation`. */
export const invitationBodySchema = z.strictObject({ invitation: secret })

/** Values that an invitation prefills. */
export const invitationSchema = z.object({
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  partner: z.string(),
  invited_by: z.string(),
})

export type PartnerUserCreate = z.output<typeof partnerUserCreateSchema>
export type InvestorUserCreate = z.output<typeof investorUserCreateSchema>
export type CreatePassword = z.output<typeof createPasswordBodySchema>
export type NaturalPersonCreate = z.output<typeof naturalPersonCreateSchema>
export type LegalPersonCreate = z.output<typeof legalPersonCreateSchema>
export type CreatedUser = z.infer<typeof createdUserSchema>
export type VerifiedCode = z.infer<typeof verifiedCodeSchema>
export type InvestorRegistration = z.infer<typeof investorRegistrationSchema>
export type TeamChoice = z.infer<typeof teamChoiceSchema>
export type TeamWish = z.output<typeof ownTeamBodySchema>
export type ChosenTeam = z.infer<typeof chosenTeamSchema>
export type Invitation = z.infer<typeof invitationSchema>
