import { z } from 'zod'
import { emailSchema } from '../typed-text.schema.ts'
import { instantSchema, orNull } from './primitives.schema.ts'

/** A role; `name` is what `STAFF_ROLES` lists. */
export const contentRoleSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: orNull(z.string()),
  type: z.string(),
})

/** User of the content backend. `role` is only present if requested with `populate=role`. */
export const contentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: emailSchema,
  provider: orNull(z.string()),
  confirmed: orNull(z.boolean()),
  blocked: orNull(z.boolean()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  role: contentRoleSchema.nullish(),
})

/** A user of the content backend. */
export type ContentUser = z.infer<typeof contentUserSchema>

/** Result of a sign-in. Only backends in refresh mode return a `refreshToken`. */
export const signedInSchema = z.object({
  jwt: z.string().min(1),
  refreshToken: z.string().min(1).optional(),
  user: contentUserSchema,
})

/** `POST /auth/refresh`, in refresh mode: the refresh token that was sent is worth nothing afterwards. */
export const refreshedSchema = signedInSchema.pick({ jwt: true, refreshToken: true })

/** `POST /auth/logout`, in refresh mode. */
export const loggedOutSchema = z.unknown()

/** Registered: without `jwt` when the email must be confirmed first. */
export const registeredSchema = signedInSchema.partial({ jwt: true })

/** `POST /auth/local`; `identifier` is an email or a user name. */
export const credentialsSchema = z.object({ identifier: z.string().min(1), password: z.string().min(1) })

/** `POST /auth/local/register`: any other key is refused. */
export const registrationSchema = z.object({
  username: z.string().min(3),
  email: emailSchema,
  password: z.string().min(1),
})

/** `POST /auth/forgot-password` and `/auth/send-email-confirmation`. */
export const emailBodySchema = z.object({ email: emailSchema })

/** `POST /auth/reset-password`; `code` comes by email. */
export const passwordResetSchema = z.object({
  code: z.string().min(1),
  password: z.string().min(1),
  passwordConfirmation: z.string().min(1),
})

/** `POST /auth/change-password`. */
export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1),
  password: z.string().min(1),
  passwordConfirmation: z.string().min(1),
})

/** Reply to `POST /auth/forgot-password`, the same whether or not the address is known. */
export const forgotPasswordResponseSchema = z.object({ ok: z.literal(true) })

/** Reply to `POST /auth/send-email-confirmation`. */
export const confirmationSentSchema = z.object({ email: z.string(), sent: z.literal(true) })
