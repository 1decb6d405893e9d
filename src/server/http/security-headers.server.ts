/** Facts about a response that decide its Content Security Policy. */
export type PolicyOptions = {
  /** Allows the inline scripts and styles of one streamed response. */
  readonly nonce?: string
  /** Hashes of the inline scripts of a cached page, such as `'sha256-…'`. */
  readonly scriptHashes?: readonly string[]
  /** Hashes of its inline styles. */
  readonly styleHashes?: readonly string[]
  /** Other origins that forms submit to: the identity provider's. */
  readonly formOrigins?: readonly string[]
  /** True if the visitor has accepted the tag manager, whose hosts are then allowed. */
  readonly withTags?: boolean
}

/**
 * Hosts that Google Tag Manager and Google Analytics 4 need, as their documentation lists them. Tags that
 * inject HTML with an inline script never run, since that would need 'unsafe-inline'.
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
 * Hash of the one style element that ApexCharts 4.7.0 injects: constant rules for a legend that is never
 * shown. Its other styles are linked. The browser tests open a chart and fail on any violation.
 */
const chartLegendStyle = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='"

/**
 * Returns the Content Security Policy (level 3) of a page: only this origin, and the tag manager once the
 * visitor has accepted it. Style attributes are the one exception: components position menus and charts with
 * them, and `img-src` and `font-src` still limit what an attribute can load.
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
    // Pages show PDF files of this origin; no page may be shown in a frame.
    ['frame-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...formOrigins],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/**
 * Policy of responses that are not pages (files, JSON, redirects): they load nothing and cannot be framed.
 */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a document's file, which the document's page shows in a frame (P-613). */
export const framedFilePolicy = "default-src 'none'; frame-ancestors 'self'"

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
  /** Adds HSTS (RFC 6797), which browsers accept only over https. */
  readonly isHttps: boolean
  /**
   * True if the visitor has accepted the tag manager: resources of tags seldom send the header that `require-corp`
   * needs.
   */
  readonly withTags?: boolean
  /** True if the address carries a secret: not even this origin is told it (P-649). */
  readonly isSecret?: boolean
}

/** Returns the security headers of every response, except its Content Security Policy. */
export function securityHeaders({
  isHttps,
  withTags = false,
  isSecret = false,
}: HeaderOptions): Readonly<Record<string, string>> {
  return {
    ...constantHeaders,
    ...(isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(withTags ? { 'cross-origin-embedder-policy': 'credentialless' } : {}),
    ...(isHttps ? { 'strict-transport-security': `max-age=${twoYearsS}; includeSubDomains` } : {}),
  }
}

/** Settings that decide the headers of every response. */
export type SiteHeaders = {
  readonly isHttps: boolean
  /** False on a copy that is not the real site: every response then asks search engines not to index it. */
  readonly mayBeIndexed?: boolean
}

/** Returns the headers of every response, except its Content Security Policy and its request id. */
export const commonHeaders = (
  { isHttps, mayBeIndexed = true }: SiteHeaders,
  { isSecret = false, withTags }: Pick<HeaderOptions, 'isSecret'> & { readonly withTags: boolean },
): Readonly<Record<string, string>> => ({
  ...securityHeaders({ isHttps, isSecret, withTags }),
  ...(mayBeIndexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
})
