import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { emailSchema } from '../src/contract/typed-text.schema.ts'
import { withSecretFiles } from '../src/lib/secret-files.ts'
import { isNetwork } from './http/networks.ts'
import {
  externalFaults,
  type IdentityEnv,
  identityFaults,
  identityVariables,
  readIdentityEnv,
  secretFaults,
} from './identity/identity-env.ts'

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/

const optionalText = z.string().min(1).optional()

const httpUrl = z.url({ protocol: /^https?$/ })
const wordList = z.string().transform((value) => value.split(/[\s,]+/).filter((item) => item !== ''))
const networkList = wordList.pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks')))
const urlList = wordList.pipe(z.array(httpUrl))

/** Every variable of the sandbox; a test compares their names with the table of the README. */
export const sandboxVariables = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_DATA_DIR: z.string().min(1).default('.data/sandbox'),
  SANDBOX_FUNDS: z.coerce.number().int().min(1).max(20_000).default(64),
  SANDBOX_TODAY: z.iso.date().optional(),
  SANDBOX_EMPTY: z.enum(['0', '1']).default('0'),
  SANDBOX_STAFF_EMAIL: emailSchema.default('staff@sandbox.example'),
  SANDBOX_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SANDBOX_TRUSTED_CALLERS: networkList.default(['127.0.0.1', '::1']),
  SANDBOX_ALLOW_DEMO: z.enum(['0', '1']).default('0'),
  SANDBOX_MIGRATIONS_DIR: optionalText,
  SANDBOX_PREPARE_DOCUMENTS: z.enum(['0', '1']).default('1'),
  SANDBOX_CONTENT_LOCALE: z.enum(['fr', 'en']).default('fr'),
  SANDBOX_CONTENT_API_TOKEN: z.string().min(16).optional(),
  SANDBOX_CONTENT_HOOK_URLS: urlList.optional(),
  SANDBOX_PRODUCT_HOOK_URLS: urlList.optional(),
  SANDBOX_CONTENT_RATE_LIMIT: z.coerce.number().int().min(1).default(10),
  SANDBOX_SEED_CONTENT_DIR: optionalText,
  SANDBOX_STAFF_CONTENT_URL: httpUrl.optional(),
  SANDBOX_NEWSLETTER_CONTENT_URL: httpUrl.optional(),
  SANDBOX_NEWSLETTER_CONTENT_TOKEN: optionalText,
  STAFF_ROLES: wordList.default(['Staff']),
  SANDBOX_SIGNATURE_URL: httpUrl.optional(),
  SANDBOX_SIGNATURE_KEY: z.string().min(16).optional(),
  PUBLIC_URL: httpUrl.default('http://localhost:3000'),
  HOOK_SECRET: optionalText,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...identityVariables,
})

/** Variables that hold a secret: each may be a file, named by the variable with `_FILE` behind its name. */
export const sandboxSecrets = [
  'SANDBOX_SMTP_URL',
  'SANDBOX_CONTENT_API_TOKEN',
  'SANDBOX_NEWSLETTER_CONTENT_TOKEN',
  'SANDBOX_SIGNATURE_KEY',
  'HOOK_SECRET',
  'DATABASE_URL',
  'IDENTITY_INVESTOR_CLIENT_SECRET',
  'IDENTITY_PARTNER_CLIENT_SECRET',
] as const satisfies readonly (keyof typeof sandboxVariables.shape)[]

/** Configuration of the sandbox. `port` 0 means any free port. */
export type SandboxEnv = {
  readonly port: number
  readonly host: string
  readonly isLoopback: boolean
  readonly dataDir: string
  readonly fundCount: number
  /** The day that the data of funds take for today, invented ones included; that of the clock if undefined. */
  readonly today: string | undefined
  /** True if a new database starts without demo data, with one member of staff who has `staffEmail`. */
  readonly startsEmpty: boolean
  readonly staffEmail: string
  readonly smtpUrl: string | undefined
  /** Addresses and networks of the portals, which forward their visitor's address (`X-Forwarded-For`). */
  readonly trustedCallers: readonly string[]
  /** True if demo accounts may sign in and the mailbox may be read without signing in. */
  readonly demoAllowed: boolean
  /** True if document files are generated in the background, before they are requested. */
  readonly prepareDocuments: boolean
  readonly migrationsDir: string
  readonly content: ContentEnv
  readonly identity: IdentityEnv
  /** The API of the Strapi at which staff sign in, such as `https://strapi.example/api`; undefined for the sandbox's own. */
  readonly staffContentUrl: string | undefined
  /** Names of that Strapi's roles that count as staff. */
  readonly staffRoles: readonly string[]
  /** API of the Strapi whose texts the newsletter tells of; undefined for the sandbox's own texts alone. */
  readonly newsletterSource: { readonly url: string; readonly token: string | undefined } | undefined
  /** A provider of electronic signatures; undefined for the embedded one. */
  readonly signature: { readonly url: string; readonly key: string } | undefined
  /** The portal's URL, for links in emails; no trailing slash. */
  readonly portalUrl: string
  readonly databaseUrl: string | undefined
  readonly logLevel: string
}

/** Configuration of the content backend. */
export type ContentEnv = {
  /** Language of a response when the query names none. */
  readonly defaultLocale: 'fr' | 'en'
  /** A token that may read drafts and write entries, besides staff's own. */
  readonly apiToken: string | undefined
  /** Webhook URLs, each called with `hookSecret` as its bearer token. */
  readonly hookUrls: readonly string[]
  readonly hookSecret: string | undefined
  /** Webhook URLs of the product API, each called with a signature by `hookSecret`. */
  readonly productHookUrls: readonly string[]
  /** Requests per minute that one address may make to one authentication call. */
  readonly requestsPerMinute: number
  /** Folder of the seed texts. */
  readonly seedDir: string
}

/** A configuration error; the message lists every invalid variable, one per line. */
export class SandboxEnvError extends Error {
  override readonly name = 'SandboxEnvError'
}

function describeFaults(faults: readonly string[]): string {
  return [
    'The sandbox cannot start, its environment is wrong:',
    ...faults.map((fault) => `  - ${fault}`),
  ].join('\n')
}

function withoutEmpty(variables: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

function readContentEnv(values: z.output<typeof sandboxVariables>, portalUrl: string): ContentEnv {
  const knownHooks = values.HOOK_SECRET === undefined ? [] : [`${portalUrl}/api/hooks/content`]
  return {
    defaultLocale: values.SANDBOX_CONTENT_LOCALE,
    apiToken: values.SANDBOX_CONTENT_API_TOKEN,
    hookUrls: values.SANDBOX_CONTENT_HOOK_URLS ?? knownHooks,
    hookSecret: values.HOOK_SECRET,
    productHookUrls: values.SANDBOX_PRODUCT_HOOK_URLS ?? [`${portalUrl}/api/hooks/product`],
    requestsPerMinute: values.SANDBOX_CONTENT_RATE_LIMIT,
    seedDir: values.SANDBOX_SEED_CONTENT_DIR ?? resolve(import.meta.dirname, 'seed-content'),
  }
}

function readNewsletterEnv(values: z.output<typeof sandboxVariables>): SandboxEnv['newsletterSource'] {
  const { SANDBOX_NEWSLETTER_CONTENT_TOKEN: token, SANDBOX_NEWSLETTER_CONTENT_URL: url } = values
  return url === undefined ? undefined : { url: url.replace(/\/+$/, ''), token }
}

function readSignatureEnv(values: z.output<typeof sandboxVariables>): SandboxEnv['signature'] {
  const { SANDBOX_SIGNATURE_KEY: key, SANDBOX_SIGNATURE_URL: url } = values
  if (url === undefined) return undefined
  if (key === undefined)
    throw new SandboxEnvError(describeFaults(['SANDBOX_SIGNATURE_KEY: needed with SANDBOX_SIGNATURE_URL']))
  return { url: url.replace(/\/+$/, ''), key }
}

/**
 * Reads the sandbox's configuration. An empty variable counts as not set.
 *
 * @throws {SandboxEnvError} listing all errors at once
 */
export function readSandboxEnv(variables: Readonly<Record<string, string | undefined>>): SandboxEnv {
  const { faults: unread, variables: whole } = withSecretFiles(variables, sandboxSecrets, (path) =>
    readFileSync(path, 'utf8'),
  )
  const parsed = sandboxVariables.safeParse(withoutEmpty(whole))
  if (!parsed.success || unread.length > 0) {
    const issues = parsed.success ? [] : parsed.error.issues
    const wrong = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SandboxEnvError(describeFaults([...unread, ...wrong]))
  }
  const values = parsed.data
  const portalUrl = values.PUBLIC_URL.replace(/\/+$/, '')
  const isLoopback = LOOPBACK_HOST.test(values.SANDBOX_HOST)
  const demoAllowed = isLoopback || values.SANDBOX_ALLOW_DEMO === '1'
  const identity = readIdentityEnv(values, portalUrl)
  const faults = [
    ...(demoAllowed ? [] : identityFaults(identity)),
    ...secretFaults(identity),
    ...externalFaults(identity),
  ]
  if (faults.length > 0) throw new SandboxEnvError(describeFaults(faults))
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    isLoopback,
    dataDir: resolve(values.SANDBOX_DATA_DIR),
    fundCount: values.SANDBOX_FUNDS,
    today: values.SANDBOX_TODAY,
    startsEmpty: values.SANDBOX_EMPTY === '1',
    staffEmail: values.SANDBOX_STAFF_EMAIL,
    smtpUrl: values.SANDBOX_SMTP_URL,
    trustedCallers: values.SANDBOX_TRUSTED_CALLERS,
    demoAllowed,
    prepareDocuments: values.SANDBOX_PREPARE_DOCUMENTS === '1' && values.SANDBOX_FUNDS <= 64,
    migrationsDir: values.SANDBOX_MIGRATIONS_DIR ?? resolve(import.meta.dirname, 'database/migrations'),
    content: readContentEnv(values, portalUrl),
    identity,
    staffContentUrl: values.SANDBOX_STAFF_CONTENT_URL?.replace(/\/+$/, ''),
    staffRoles: values.STAFF_ROLES,
    newsletterSource: readNewsletterEnv(values),
    signature: readSignatureEnv(values),
    portalUrl,
    databaseUrl: values.DATABASE_URL,
    logLevel: values.LOG_LEVEL,
  }
}
