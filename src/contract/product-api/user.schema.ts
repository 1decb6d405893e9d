import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { accountEmailSchema, emailSchema, requiredLineSchema, typedTextSchema } from '../typed-text.schema.ts'
import { heldMandateSchema } from './mandate.schema.ts'

/** Permissions that a user may hold (P-006). The server checks them on every call. */
export const rightSchema = z.enum([
  'funds:read',
  'documents:read',
  'team:invite',
  'team:switch',
  'subscriptions:read',
  'subscriptions:create',
  /** Administers the team that the user acts for (P-591). */
  'team:manage',
])

/** Person type of a user: natural or legal person, partner employee, advisor. */
export const personTypeSchema = z.object({ id: z.string(), name: z.string() })

/** A free field of a profile, defined by the person type. */
export const profileFieldSchema = z.object({ id: z.string(), name: z.string(), value: z.string() })

/** A partner company that a user may act for. */
export const partnerReferenceSchema = z.object({ id: z.string(), name: z.string() })

/** A partner company. `childs` is the API's spelling (P-207). */
export const partnerSchema = partnerReferenceSchema.extend({
  parent: partnerReferenceSchema.nullable(),
  childs: tolerantList(partnerReferenceSchema),
})

const languages = ['fr', 'en'] as const

const userShape = {
  id: z.string().min(1),
  firstname: typedTextSchema,
  lastname: typedTextSchema,
  email: accountEmailSchema,
  telephone: z.string().nullable(),
  /** The language that the user prefers; null without a preference or with another language, left out by an API that knows none. */
  language: z
    .string()
    .nullable()
    .transform((language) => languages.find((known) => known === language) ?? null)
    .optional(),
  confirmed: z.boolean(),
  rights: tolerantList(rightSchema),
  /** Ids of the funds whose private documents the user may read. */
  funds: tolerantList(z.string()),
  persontype: personTypeSchema.nullable(),
  fields: tolerantList(profileFieldSchema),
}

/** Reply of `GET /auth/partners/{id}` (P-207). */
export const partnerUserSchema = z.object({
  ...userShape,
  role: z.literal('partner_user'),
  partner: partnerSchema.nullable(),
  /** True if the user belongs to a child of a parent partner and so acts for one of its children. */
  is_child_user: z.boolean(),
  /** The child partner that the user has chosen to act for. */
  id_partner: z.string().nullable(),
  /** The user's team; null before one was chosen (P-139). Left out by an API that has no teams. */
  team: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
})

/** Verification status of a registered investor (P-155). */
export const verificationStatusSchema = z.enum(['pending', 'verified', 'refused'])

/** The company of an investor who is a legal person. */
export const legalEntitySchema = z.object({
  social_reason: z.string(),
  identification_number: z.string(),
  registered_address: z.string(),
})

/** Reply of `GET /auth/investors/{id}` (P-204). Any role but `partner_user` is an investor's. */
export const investorUserSchema = z.object({
  ...userShape,
  role: z.literal('investor'),
  verification: verificationStatusSchema,
  /** Why staff have refused the user; null where they have not. */
  refusal: z.string().nullish(),
  legal_entity: legalEntitySchema.nullable(),
  /** Holders for whom the user may act, by name (P-690); left out by an API without mandates, empty while they act for one. */
  mandates: tolerantList(heldMandateSchema).optional(),
  /** True if others have mandates for the user (P-690); left out by an API without mandates. */
  is_represented: z.boolean().optional(),
})

/** Any user of the product API. */
export const portalUserSchema = z.discriminatedUnion('role', [partnerUserSchema, investorUserSchema])

/** A telephone number as it is stored: E.164, a plus sign and up to 15 digits. */
export const telephoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)

/** First or last name. */
export const profileNameSchema = requiredLineSchema(100)

/** Id of a person type. */
export const personTypeIdSchema = z.string().max(40)

/**
 * Members that users may send about their own account. `email`, `rights`, `funds`, `confirmed` and `role` are accepted
 * unchanged or refused with `forbidden` (P-174); any other member is refused as malformed.
 */
const userUpdateShape = {
  firstname: profileNameSchema.optional(),
  lastname: profileNameSchema.optional(),
  email: emailSchema.optional(),
  telephone: telephoneSchema.nullable().optional(),
  confirmed: z.boolean().optional(),
  rights: z.array(rightSchema).max(20).optional(),
  funds: z.array(z.string()).max(2000).optional(),
  role: z.string().max(40).optional(),
  persontype: personTypeIdSchema.optional(),
  fields: z
    .array(z.object({ id: z.string(), value: typedTextSchema.max(500) }))
    .max(50)
    .optional(),
}

/** Body of `POST /auth/partner-users/update`. */
export const partnerUserUpdateSchema = z.strictObject({
  ...userUpdateShape,
  /** Child of the user's own partner. */
  id_partner: z.string().max(40).nullable().optional(),
})

/** Body of `POST /auth/investor-users/update`; the person type was verified and stays as it is. */
export const investorUserUpdateSchema = z.strictObject(userUpdateShape)

/** Reply of `GET /auth/partner-users/selected-user-child-partners`. */
export const childPartnersSchema = z.object({
  childs: tolerantList(partnerReferenceSchema),
  selected: z.string().nullable(),
})

/** Body of the calls that send a link to an address. */
export const emailBodySchema = z.strictObject({ email: emailSchema })

/** Reply of the calls that send a link: the same whether or not the address is known (P-162). */
export const mailResponseSchema = z.object({ accepted: z.literal(true) })

export type Right = z.infer<typeof rightSchema>
export type PartnerUser = z.infer<typeof partnerUserSchema>
export type InvestorUser = z.infer<typeof investorUserSchema>
export type PortalUser = z.infer<typeof portalUserSchema>
export type PartnerUserUpdate = z.output<typeof partnerUserUpdateSchema>
export type InvestorUserUpdate = z.output<typeof investorUserUpdateSchema>
export type ChildPartners = z.infer<typeof childPartnersSchema>
