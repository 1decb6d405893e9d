import { z } from 'zod'
import { accountEmailSchema, emailSchema } from '../typed-text.schema.ts'

/**
 * User of the content backend, as far as the portal reads it. `role` is only present if requested with `populate=role`;
 * its name is what `STAFF_ROLES` lists.
 */
export const contentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: accountEmailSchema,
  role: z.object({ name: z.string() }).nullish(),
})

/** A user of the content backend. */
export type ContentUser = z.infer<typeof contentUserSchema>

/** A member that may be missing or of any form. */
const anything = z.unknown().optional()

/**
 * Result of a sign-in, of whose `user` only the id is read, since it has no role. Only backends in refresh mode return a
 * `refreshToken`, others none, null or an empty text; that which was sent to `POST /auth/refresh` is worth nothing
 * afterwards.
 */
export const signedInSchema = z.object({
  jwt: z.string().min(1),
  refreshToken: anything.transform((token) => (typeof token === 'string' && token) || undefined),
  user: anything.transform((user) => z.object({ id: z.int() }).safeParse(user).data),
})

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
