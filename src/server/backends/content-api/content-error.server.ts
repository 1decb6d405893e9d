import { z } from 'zod'
import { contentErrorSchema, unknownError } from '../../../contract/content-api/envelope.schema.ts'
import type { ErrorFormat } from '../classify-response.server.ts'

/** Why the content backend refuses, as the portal's pages tell it. */
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

/** One of the content backend's refusals. */
export type ContentRefusal = (typeof contentRefusals)[number]

/** The content backend tells one refusal from another by its sentence alone; these are those of versions 4 and 5. */
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

/** An error as it goes to the hook: what the backend wrote, or `UnknownError` in the words of its version. */
export type ContentError = {
  readonly name: string
  readonly status?: number | undefined
  readonly statusCode?: number | undefined
  readonly message?: string | undefined
}

/** Version 4 also answers, from its older parts, `statusCode` with the name of the status in `error`. */
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
  /** Told of each error (P-212). Its message may repeat what a visitor typed. */
  readonly onError: (error: ContentError) => void
}

/**
 * The content backend's errors, of both versions. One without a body that can be read is an `UnknownError` with
 * status 500 (P-212), except for "too many requests", which proxies answer in their own words and
 * which is told to the visitor as such (P-209).
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
    onNoAnswer: () => onError(unknown),
  }
}
