import { z } from 'zod'
import { strictLists, tolerantList } from '../tolerant-list.ts'
import { accountEmailSchema, emailSchema, typedTextSchema } from '../typed-text.schema.ts'
import { pageInfoSchema, plainDateSchema } from './primitives.schema.ts'
import { personTypeIdSchema, profileNameSchema, telephoneSchema } from './user.schema.ts'

const longestPassword = 300

/**
 * Proof that the caller is the owner of the account: a code of the second factor if the account has one (of the
 * authenticator, a recovery code, or one given by a passkey), else the password.
 */
export const proofSchema = z.union([
  z.strictObject({ password: z.string().min(1).max(longestPassword) }),
  z.strictObject({ code: z.string().min(1).max(40) }),
])

/**
 * Body of `profile/update`: the profile as its page holds it. Another email address or telephone number than the
 * present one, or another name or number of a legal entity, needs `proof`.
 */
export const profileUpdateSchema = z.strictObject({
  firstname: profileNameSchema,
  lastname: profileNameSchema,
  email: emailSchema,
  telephone: telephoneSchema.nullable(),
  /** The preferred language; null for none, left out to keep the present one. */
  language: z.enum(['fr', 'en']).nullable().optional(),
  /** Id of a person type; the present one when it is left out. */
  persontype: personTypeIdSchema.optional(),
  fields: z.array(z.object({ id: z.string(), value: typedTextSchema.max(500) })).max(50),
  proof: proofSchema.optional(),
})

/** Reply of `profile/update`. An email address changes only after its confirmation (P-175). */
export const profileUpdatedSchema = z.object({
  /** The address to which a link was sent, where another one was asked for. */
  email_to_confirm: accountEmailSchema.nullable(),
  /** True if a changed name or number of a legal entity awaits staff's review; false if left out. */
  company_in_review: z.boolean().default(false),
})

/** Body of `profile/change-password`. */
export const passwordChangeSchema = z.strictObject({
  old_password: z.string().min(1).max(longestPassword),
  new_password: z.string().min(1).max(longestPassword),
})

/** Reply of calls that have nothing to tell. */
export const doneSchema = z.object({ done: z.literal(true) })

/** Second factor of an account. */
export const twoFactorSchema = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number().int().min(0),
  /**
   * Passkeys of the account, and the identity provider's page about them, which takes `lang` besides the
   * parameters that it has, and asks for a sign-in where none is open; its page `/confirm` gives a code that counts as
   * one of the second factor. Left out where the provider has none.
   */
  passkeys: z.object({ count: z.number().int().min(0), url: z.url({ protocol: /^https?$/ }) }).optional(),
})

/** Body of the calls that need nothing but {@link proofSchema}. */
export const proofBodySchema = z.strictObject({ proof: proofSchema })

/** A secret to enter into an authenticator (RFC 6238), which counts once a code of it was sent. */
export const twoFactorEnrolmentSchema = z.object({
  /** Base32, as people type it. */
  secret: z.string().regex(/^[A-Z2-7]+$/),
  /** `otpauth://` address, as QR codes hold it. */
  uri: z.string().startsWith('otpauth://totp/'),
})

/** Body of the call that confirms an enrolment. */
export const twoFactorCodeSchema = z.strictObject({ code: z.string().min(1).max(40) })

/** Recovery codes, which are returned only once. */
export const recoveryCodesSchema = z.object({
  recovery_codes: z.array(z.string()).min(1).register(strictLists, { reason: 'codes that are told once' }),
})

/** Body of `sessions/end`: the sign-in of the token, or all others of the user. */
export const endSessionsSchema = z.strictObject({ which: z.enum(['this', 'others']) })

export type Proof = z.infer<typeof proofSchema>
export type ProfileUpdate = z.output<typeof profileUpdateSchema>
export type ProfileUpdated = z.infer<typeof profileUpdatedSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type TwoFactor = z.infer<typeof twoFactorSchema>
export type TwoFactorEnrolment = z.infer<typeof twoFactorEnrolmentSchema>

/** Instant with time zone, as ISO 8601. */
const instantSchema = z.iso.datetime()

/** Sign-in of the user, or a failed attempt (P-179). */
export const signInSchema = z.object({
  id: z.string(),
  date: instantSchema,
  succeeded: z.boolean(),
  /** `User-Agent` of the browser. */
  device: z.string(),
  ip_address: z.string(),
  /** Time at which the user reported the sign-in as not theirs. */
  reported_at: instantSchema.nullable(),
})

/** A time at which the manager's staff looked at the portal as the user sees it, and why (P-463). */
export const staffViewSchema = z.object({ date: instantSchema, by: z.string(), reason: z.string() })

/** Reply of `auth-logs`, newest first; `staff_views` are the latest twenty, on the first page alone. */
export const signInListSchema = z.object({
  items: tolerantList(signInSchema),
  page: pageInfoSchema,
  staff_views: tolerantList(staffViewSchema).optional(),
})

export type SignInEntry = z.infer<typeof signInSchema>
export type SignInList = z.infer<typeof signInListSchema>

/** Until when the manager keeps the data (P-187). */
export const retentionSchema = z.object({
  /**
   * Event that starts the five years of retention: the liquidation of the last fund held, the end of the last mandate held
   * for another investor if it is later, or the end of the partner's contract.
   */
  starts_with: z.enum(['liquidation', 'mandate_end', 'contract_end']),
  /** The day after which the data is erased; null while it cannot be known. */
  until: plainDateSchema.nullable(),
})

const fieldTypes = ['text', 'date', 'instant'] as const

/** Stored item: its name in the language of the call, and its value as text. */
export const personalFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  /** `date`: `YYYY-MM-DD`; `instant`: ISO 8601 in UTC. Any other type is read as text. */
  type: z
    .string()
    .transform((type): (typeof fieldTypes)[number] => fieldTypes.find((known) => known === type) ?? 'text'),
})

/** All records of one kind. */
export const personalSectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  records: tolerantList(z.object({ fields: tolerantList(personalFieldSchema) })),
})

/** Reply of `personal-data`: everything that is held about the user, kind by kind. */
export const personalDataSchema = z.object({
  sections: tolerantList(personalSectionSchema),
  retention: retentionSchema,
})

export type PersonalField = z.infer<typeof personalFieldSchema>
export type PersonalSection = z.infer<typeof personalSectionSchema>
export type PersonalData = z.infer<typeof personalDataSchema>
export type Retention = z.infer<typeof retentionSchema>
