/** What of an answer decides its Content Security Policy. */
export type PolicyOptions = {
  /** Allows the inline scripts and styles of one streamed answer. */
  readonly nonce?: string
  /** Hashes of the inline scripts of a page that is rendered once, such as `'sha256-…'`. */
  readonly scriptHashes?: readonly string[]
  /** Hashes of inline styles, likewise. */
  readonly styleHashes?: readonly string[]
  /** Other origins that forms lead to: the identity provider's. */
  readonly formOrigins?: readonly string[]
  /** Whether the visitor has agreed to the tag manager: its hosts are then let in. */
  readonly withTags?: boolean
}

/**
 * What Google Tag Manager and Google Analytics 4 need, as their documentation lists it. A tag that is a piece of HTML
 * with a script in it never runs: that would take 'unsafe-inline'.
 */
const tagSources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const

const noTagSources = { script: [], image: [], connect: [] } as const

/**
 * The one style element that ApexCharts 4.7.0 adds to a page by itself: constant rules for a legend that is never
 * shown. Its other styles are linked. The browser tests open a chart and fail on any violation.
 */
const chartLegendStyle = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='"

/**
 * Content Security Policy (level 3) of a page: everything from this origin, no third party but
 * the tag manager that the visitor has agreed to. Style attributes are
 * the one exception: components place menus and charts with them, and an attribute can load nothing that
 * `img-src` and `font-src` do not already refuse.
 */
export function pagePolicy({
  nonce,
  scriptHashes = [],
  styleHashes = [],
  formOrigins = [],
  withTags = false,
}: PolicyOptions): string {
  const tags = withTags ? tagSources : noTagSources
  const byNonce = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...byNonce, ...scriptHashes, ...tags.script],
    ['style-src', "'self'", chartLegendStyle, ...byNonce, ...styleHashes],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...tags.image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...tags.connect],
    ['media-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...formOrigins],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** Policy of what is not a page (files, JSON, redirects): it may load nothing, and nobody may frame it. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const constantHeaders: Readonly<Record<string, string>> = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const twoYearsS = 63_072_000

type HeaderOptions = {
  /** Adds HSTS (RFC 6797), which browsers obey only over https. */
  readonly isHttps: boolean
  /** For a page whose visitor has agreed to the tag manager: what tags load seldom says that it may be embedded. */
  readonly withTags?: boolean
}

/** The security headers of every answer, except its Content Security Policy. */
export function securityHeaders({
  isHttps,
  withTags = false,
}: HeaderOptions): Readonly<Record<string, string>> {
  return {
    ...constantHeaders,
    ...(withTags ? { 'cross-origin-embedder-policy': 'credentialless' } : {}),
    ...(isHttps ? { 'strict-transport-security': `max-age=${twoYearsS}; includeSubDomains` } : {}),
  }
}

/** What decides the headers of every response of a portal. */
export type SiteHeaders = {
  readonly isHttps: boolean
  /** False on a copy that is not the real site: every response tells search engines so. */
  readonly mayBeIndexed?: boolean
}

/** The headers of every response, except its Content Security Policy and its request id. */
export const commonHeaders = (
  { isHttps, mayBeIndexed = true }: SiteHeaders,
  { withTags }: { readonly withTags: boolean },
): Readonly<Record<string, string>> => ({
  ...securityHeaders({ isHttps, withTags }),
  ...(mayBeIndexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
})
