import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { withSecretFiles } from '../../lib/secret-files.ts'
import { isNetwork } from '../http/visitor-address.server.ts'
import { deploymentFaults } from './deployment-rules.server.ts'

const SANDBOX = 'http://localhost:4000'

const text = z.string().trim().min(1)
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => value.split(/[\s,]+/).filter((item) => item !== ''))
const exactUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const httpUrl = exactUrl.transform((value) => value.replace(/\/+$/, ''))
const portalPath = z.string().regex(/^\/(?![/\\])/, 'must be a path of the portal')
const seconds = (fallback: number) => z.coerce.number().int().min(1).max(31_536_000).default(fallback)
const secret = z.string().min(32, 'must have at least 32 characters')

const listening = {
  /** Address that the server binds; `0.0.0.0` behind a proxy on another machine. */
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The portal's own URL, for links, cookies and callbacks; by default `http://localhost:PORT`. */
  PUBLIC_URL: httpUrl.optional(),
  /** False on a copy that is not the real site: robots are excluded, and every response has `noindex`. */
  SEARCH_INDEXING: z.stringbool().default(true),
  WARM_PICTURES: z.stringbool().default(true),
  /** Seconds in which a request has to arrive completely; 408 after that. */
  REQUEST_TIMEOUT_S: seconds(30),
  /**
   * Seconds for which an idle connection stays open: longer than the idle time-out of the load balancer in
   * front.
   */
  KEEP_ALIVE_S: seconds(75),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATA_DIR: text.default('.data/portal'),
  /** Event loop delay in milliseconds above which requests get 503; 0 for no limit. */
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  /** Requests in flight above which further ones get 503; 0 for no limit. */
  OVERLOAD_IN_FLIGHT: z.coerce.number().int().min(0).max(100_000).default(100),
}

const backends = {
  PRODUCT_API_URL: httpUrl.default(`${SANDBOX}/product`),
  CONTENT_API_URL: httpUrl.default(`${SANDBOX}/content`),
  CONTENT_API_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must be a path such as /api, or empty')
    .default('/api'),
  CONTENT_API_VERSION: z.enum(['4', '5']).default('5'),
  CONTENT_API_TOKEN: text.optional(),
  /** Base URL of the media library's files; `/uploads` of the content backend by default. */
  CONTENT_MEDIA_URL: httpUrl.optional(),
  /** Other URLs of the same files, as editors see them; includes the content backend's public URL. */
  CONTENT_MEDIA_ALIASES: list('').pipe(z.array(httpUrl)),
  CONTENT_TOKEN_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, 'must be a cookie name')
    .default('content_token'),
  /** Lifetime of that cookie in seconds; by default the longest lifetime of a session. */
  CONTENT_TOKEN_COOKIE_S: z.coerce.number().int().min(60).max(31_536_000).optional(),
  CONTENT_TOKEN_COOKIE_SAME_SITE: z.enum(['lax', 'strict']).default('lax'),
  /** Sign-in providers of the content backend that staff may use, by their names there. */
  CONTENT_PROVIDERS: list('').pipe(z.array(z.string().regex(/^[\w-]+$/, 'must be provider names'))),
  /** The content backend's URL for browsers, where `CONTENT_API_URL` is on a private network. */
  CONTENT_PUBLIC_URL: httpUrl.optional(),
  CONTENT_ADMIN_URL: httpUrl.default(`${SANDBOX}/content/admin`),
  BACK_OFFICE_URL: httpUrl.default(`${SANDBOX}/back-office`),
  /** The legacy site, which is checked for the pages of `checked-paths.txt`. */
  LEGACY_ORIGIN: httpUrl.optional(),
  /** Folder with `legacy-paths.txt` and `checked-paths.txt`, which replace those of the build. */
  REDIRECTS_DIR: text.optional(),
}

const identity = {
  /**
   * Issuers are compared character by character, so that a trailing slash is kept (OpenID Connect Core,
   * 3.1.3.7).
   */
  IDENTITY_ISSUER: exactUrl.default(`${SANDBOX}/identity`),
  IDENTITY_CUSTOM_ISSUER: exactUrl.default(`${SANDBOX}/identity`),
  IDENTITY_INVESTOR_CLIENT_ID: text.default('portal-investor'),
  IDENTITY_INVESTOR_CLIENT_SECRET: text.default('portal-investor-sandbox-secret-0123456789'),
  IDENTITY_PARTNER_CLIENT_ID: text.default('portal-partner'),
  IDENTITY_PARTNER_CLIENT_SECRET: text.default('portal-partner-sandbox-secret-0123456789'),
  IDENTITY_AUDIENCE: text.default('urn:portal:product-api'),
  IDENTITY_ROLE_CLAIM: text.default('urn:portal:role'),
  /** Claim of the ID token by which the product API knows the person. */
  IDENTITY_SUBJECT_CLAIM: text.default('sub'),
  /** Scopes asked for besides the usual ones: some providers name the API by one. */
  IDENTITY_SCOPES: list(''),
  IDENTITY_CONNECTION: text.optional(),
  IDENTITY_UI_LOCALES: z.stringbool().default(true),
  IDENTITY_LOGOUT_STYLE: z.enum(['auth0', 'oidc']).default('auth0'),
  /** Paths to which the provider returns after logout, French then English; a single one serves both. */
  IDENTITY_LOGOUT_RETURN_PATHS: list('/ /en')
    .pipe(z.array(portalPath).min(1).max(2))
    .transform(([fr = '/', en = fr]) => ({ fr, en })),
}

const sessions = {
  /** Comma-separated: the first secret seals, all of them open, so that secrets can be rotated. */
  SESSION_SECRETS: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .pipe(z.array(secret).min(1))
    .optional(),
  SESSION_IDLE_S: seconds(1800),
  SESSION_ABSOLUTE_S: seconds(43_200),
  SESSION_REFRESH_S: seconds(600),
  /** Seconds between two session polls of a signed-in browser; 0 for polls on focus only. */
  SESSION_POLL_S: z.coerce.number().int().min(0).max(86_400).default(45),
  SIGNED_IN_HOME: portalPath.default('/'),
  HOOK_SECRET: secret.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis address' }).optional(),
  /** URL of a CDN in front of the portal that receives the tags to purge. */
  CDN_PURGE_URL: exactUrl.optional(),
  CDN_PURGE_TOKEN: text.optional(),
}

const rules = {
  STAFF_ROLES: list('Staff'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(8).max(64).default(8),
  PASSWORD_MIN_KINDS: z.coerce.number().int().min(1).max(4).default(4),
  SMS_COUNTRIES: list('FR BE CH LU MC').pipe(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'must be ISO country codes')),
  ),
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: list('').pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks'))),
  GEO_DB: text.optional(),
  /** True if the account has a notification centre; without it the menu entry links to the home page. */
  NOTIFICATION_CENTRE: z.stringbool().default(true),
  GTM_ID: z
    .string()
    .regex(/^GTM-[0-9A-Z]+$/, 'must be GTM- followed by digits or capital letters')
    .optional(),
  MAINTENANCE: z.stringbool().default(false),
  MAINTENANCE_SECRET: z.string().min(12, 'must have at least 12 characters').optional(),
  MAINTENANCE_PARAM: z.string().regex(/^\w+$/, 'must be a parameter name').default('bypass'),
}

/**
 * Comma-separated `name=value` pairs with percent-encoded values (OpenTelemetry, OTLP exporter
 * configuration).
 */
const headerList = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter((pair) => pair.trim() !== ''))
  .pipe(z.array(z.string().regex(/^\s*[\w-]+\s*=[^%]*(%[2-7][0-9a-f][^%]*)*$/i, 'must be name=value pairs')))
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim().toLowerCase(), decodeURIComponent(value.join('=').trim())]
      }),
    ),
  )

/** Variables of metrics and traces; traces use OpenTelemetry's standard names. */
const watching = {
  /** Bearer token for `/api/metrics`. */
  METRICS_TOKEN: secret.optional(),
  /** URL of an OTLP collector over HTTP; spans are sent to its `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: text.default('portal'),
  /** Share of traces that are sampled, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

/** Every variable of the portal; a test compares their names with the table of the README. */
export const portalVariables = z.object({
  ...listening,
  ...backends,
  ...identity,
  ...sessions,
  ...rules,
  ...watching,
})

/** Variables that hold a secret: each may be a file, named by the variable with `_FILE` behind its name. */
export const portalSecrets = [
  'CONTENT_API_TOKEN',
  'IDENTITY_INVESTOR_CLIENT_SECRET',
  'IDENTITY_PARTNER_CLIENT_SECRET',
  'SESSION_SECRETS',
  'HOOK_SECRET',
  'REDIS_URL',
  'CDN_PURGE_TOKEN',
  'MAINTENANCE_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies readonly (keyof typeof portalVariables.shape)[]

const environmentSchema = portalVariables.transform((values) => ({
  ...values,
  PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  CONTENT_MEDIA_URL: values.CONTENT_MEDIA_URL ?? `${values.CONTENT_API_URL}/uploads`,
  CONTENT_MEDIA_ALIASES: [
    ...values.CONTENT_MEDIA_ALIASES,
    ...(values.CONTENT_PUBLIC_URL === undefined ? [] : [`${values.CONTENT_PUBLIC_URL}/uploads`]),
  ],
}))

/** The parsed configuration. Names are those of the README's table. */
export type Environment = Readonly<z.output<typeof environmentSchema>>

/** Thrown once at startup, with every fault of the configuration in its message. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/**
 * Parses the configuration. An empty value counts as missing. When the portal is not on a loopback address,
 * every address, secret and client has to be set, over https, so that no sandbox default remains.
 * @throws EnvironmentError naming every fault, without values, since they may be secrets
 */
export function parseEnvironment(record: Readonly<Record<string, string | undefined>>): Environment {
  const { variables, faults: unread } = withSecretFiles(record, portalSecrets, (path) =>
    readFileSync(path, 'utf8'),
  )
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(given)
  const wrong = parsed.success
    ? deploymentFaults(parsed.data.PUBLIC_URL, given)
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  const faults = [...unread, ...wrong]
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(faults)
  return parsed.data
}
