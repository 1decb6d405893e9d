import { z } from 'zod'
import { contentErrorSchema, unknownError } from '../../../contract/content-api/envelope.schema.ts'
import type { ErrorFormat } from '../classify-response.server.ts'

/** Codes of the content backend's refusals, which the portal's pages explain. */
export const contentRefusals = [
  'wrong_credentials',
  'email_not_confirmed',
  'blocked',
  'already_taken',
  'already_confirmed',
  'passwords_differ',
  'wrong_current_password',
  'same_password',
  'wrong_code',
  'provider_disabled',
] as const

/** Refusal of the content backend. */
export type ContentRefusal = (typeof contentRefusals)[number]

/**
 * Refusals by their message, the only part in which they differ; these are the messages of versions 4 and 5.
 */
const refusals: ReadonlyMap<string, ContentRefusal> = new Map([
  ['Invalid identifier or password', 'wrong_credentials'],
  ['Your account email is not confirmed', 'email_not_confirmed'],
  ['Your account has been blocked by an administrator', 'blocked'],
  ['Email or Username are already taken', 'already_taken'],
  ['Email is already taken', 'already_taken'],
  ['Username already taken', 'already_taken'],
  ['Already confirmed', 'already_confirmed'],
  ['Passwords do not match', 'passwords_differ'],
  ['The provided current password is invalid', 'wrong_current_password'],
  ['Your new password must be different than your current password', 'same_password'],
  ['Incorrect code provided', 'wrong_code'],
  ['This provider is disabled', 'provider_disabled'],
])

/** An error as passed to the hook: the backend's own, or `UnknownError` in its version's wording. */
export type ContentError = {
  readonly name: string
  readonly status?: number | undefined
  readonly statusCode?: number | undefined
  readonly message?: string | undefined
}

/** Older parts of version 4 respond with `statusCode`, and with the name of the status in `error`. */
const olderErrorSchema = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string().optional(),
})

function readBody(body: unknown): ContentError | undefined {
  const newer = contentErrorSchema.safeParse(body)
  if (newer.success) return newer.data.error
  const older = olderErrorSchema.safeParse(body)
  if (!older.success) return undefined
  const { error, statusCode, message } = older.data
  return { name: error, statusCode, message }
}

const tooManyRequests = 429

type Options = {
  readonly version: '4' | '5'
  /** Called with each error (P-212). Its message may contain what a visitor typed. */
  readonly onError: (error: ContentError) => void
}

/**
 * Reads the content backend's errors of both versions. An error without a parsable body is an `UnknownError` with
 * status 500 (P-212), except for 429, which proxies send with their own body and which is reported to the visitor as
 * such (P-209).
 */
export function createContentErrors({ version, onError }: Options): ErrorFormat {
  const unknown: ContentError = unknownError(version)
  return {
    read(body, status) {
      const error: ContentError = readBody(body) ?? unknown
      onError(error)
      const told = error.status ?? error.statusCode ?? status
      const code = refusals.get(error.message ?? '') ?? error.name
      return { status: status === tooManyRequests ? status : told, code }
    },
    onNoResponse: () => onError(unknown),
  }
}
