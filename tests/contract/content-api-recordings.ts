import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../fixtures/strapi')

const exchangeSchema = z.object({
  request: z.object({
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
  response: z.object({
    status: z.int(),
    headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    body: z.unknown(),
  }),
})

/** Request, and the response of a real Strapi 5.54. */
export type HttpTransport = z.infer<typeof exchangeSchema>

/** Names of all recordings, without their ending. */
export function recordingNames(): string[] {
  return readdirSync(folder).map((file) => file.replace(/\.json$/, ''))
}

/** Reads a recording. */
export function readExchange(name: string): HttpTransport {
  return exchangeSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
}

/** Recordings whose response is independent of a backend's content and users. */
export const independent = [
  'legacy-article-create-forbidden',
  'legacy-article-one-missing',
  'legacy-articles-bad-locale',
  'legacy-articles-filter-no-match',
  'legacy-articles-filter-unknown-field',
  'legacy-articles-filter-unknown-operator',
  'legacy-articles-mixed-pagination',
  'legacy-articles-populate-unknown',
  'legacy-articles-sort-unknown-field',
  'legacy-articles-unknown-query-param',
  'legacy-auth-local-bad-json',
  'legacy-auth-local-form-encoded',
  'legacy-auth-local-missing-fields',
  'legacy-auth-local-unknown-user',
  'legacy-auth-local-wrong-password',
  'legacy-change-password-no-token',
  'legacy-connect-disabled-provider',
  'legacy-content-type-unknown',
  'legacy-email-confirmation-bad',
  'legacy-email-confirmation-missing',
  'legacy-i18n-locales',
  'legacy-method-not-allowed',
  'legacy-options-preflight',
  'legacy-register-missing-fields',
  'legacy-register-unknown-key',
  'legacy-reset-password-missing',
  'legacy-reset-password-wrong-code',
  'legacy-route-unknown',
  'legacy-send-email-confirmation-missing',
  'legacy-send-email-confirmation-unknown-email',
  'legacy-users-me-bad-token',
  'legacy-users-me-no-token',
  'legacy-users-me-tampered-token',
  'legacy-users-me-wrong-scheme',
  'connect-3-auth-callback-without-cookie',
  'legacy-refresh-in-legacy-mode',
] as const

/** Recordings about articles, which the test writes first. */
export const withContent = [
  'legacy-article-create-missing-data',
  'legacy-article-create-ok',
  'legacy-article-one-ok',
  'legacy-articles-bad-page',
  'legacy-articles-by-slug-fr-populate-star',
  'legacy-articles-default',
  'legacy-articles-filter-containsi',
  'legacy-articles-filter-or-in',
  'legacy-articles-filter-relation',
  'legacy-articles-locale-star',
  'legacy-articles-no-count',
  'legacy-articles-offset-limit',
  'legacy-articles-page2-sort',
  'legacy-articles-pagesize-over-max',
  'legacy-articles-populate-dynamiczone-on',
  'legacy-articles-populate-localizations',
  'legacy-users-permissions-roles',
  'media-article-populate-cover',
] as const

/** Recordings about one user, in the order in which they happen to her. */
export const withAccount = [
  'legacy-register-ok-needs-confirmation',
  'legacy-register-duplicate-email',
  'legacy-email-confirmation-ok',
  'legacy-send-email-confirmation-already',
  'legacy-users-me-ok',
  'refreshmode-users-me-ok',
  'legacy-users-me-populate-indexed',
  'legacy-users-me-populate-nested',
  'legacy-users-me-populate-role',
  'legacy-users-me-populate-star',
  'legacy-users-me-populate-unknown',
  'legacy-forgot-password-ok',
  'legacy-reset-password-mismatched',
  'legacy-reset-password-ok',
  'legacy-reset-password-replay',
  'legacy-change-password-same',
  'ratelimit-auth-local-429-xff-ignored',
] as const

/** Recordings that the sandbox cannot match, and why. A live Strapi is not asked for them either. */
export const unmatched: Readonly<Record<string, string>> = {
  'legacy-articles-status-draft-public':
    'Deliberate: the original gave drafts to anybody; here they are for staff and API tokens (P-211).',
  'legacy-fund-content-by-fundid':
    'What is written about a fund comes from the product API (withCmsData), so there is no such content type.',
  'legacy-homepage-single-type':
    'Recorded in a project whose home page holds a relation that the contract does not have.',
  'connect-1-start': 'No provider is configured: staff sign in with email and password (P-141).',
  'connect-2-callback': 'No provider is configured.',
  'connect-2-callback-state-mismatch': 'No provider is configured.',
  'mail-email-confirmation': 'A captured message, not an exchange; the sandbox writes its own, in French.',
  'refreshmode-auth-local-ok': 'The sandbox runs in legacy mode: one token, no refresh.',
  'refreshmode-auth-local-ok-httponly-header': 'Refresh mode.',
  'refreshmode-change-password-ok': 'Refresh mode.',
  'refreshmode-logout-no-token': 'Refresh mode; in legacy mode the address does not exist.',
  'refreshmode-refresh-missing': 'Refresh mode.',
  'refreshmode-refresh-ok': 'Refresh mode.',
  'refreshmode-refresh-replay': 'Refresh mode.',
  'refreshmode-sessions-list': 'Refresh mode.',
  'refreshmode-users-me-old-jwt-after-change':
    'Deliberate: the original kept old tokens valid; here a new password ends them (P-176).',
}

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}

/**
 * Lists the places where a response lacks a part of a recording: a missing key, another kind of value. A response may
 * hold more. Null matches everything, since editors leave fields empty.
 */
export function missingIn(response: unknown, recorded: unknown, place = '$'): string[] {
  if (recorded === null || response === null) return []
  if (kindOf(recorded) !== kindOf(response)) return [`${place}: ${kindOf(response)}, not ${kindOf(recorded)}`]
  if (Array.isArray(recorded) && Array.isArray(response)) {
    if (recorded.length > 0 && response.length === 0) return [`${place}: is empty`]
    return recorded.length === 0 ? [] : missingIn(response[0], recorded[0], `${place}[0]`)
  }
  if (!isObject(recorded) || !isObject(response)) return []
  return Object.entries(recorded).flatMap(([key, value]) =>
    key in response ? missingIn(response[key], value, `${place}.${key}`) : [`${place}.${key}: is missing`],
  )
}
