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
}

/**
 * The one style element that ApexCharts 4.7.0 adds to a page by itself: constant rules for a legend that is never
 * shown. Its other styles are linked. The browser tests open a chart and fail on any violation.
 */
const chartLegendStyle = "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='"

/**
 * Content Security Policy (level 3) of a page: everything from this origin, no third party. Style attributes are
 * the one exception: components place menus and charts with them, and an attribute can load nothing that
 * `img-src` and `font-src` do not already refuse.
 */
export function pagePolicy({
  nonce,
  scriptHashes = [],
  styleHashes = [],
  formOrigins = [],
}: PolicyOptions): string {
  const byNonce = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...byNonce, ...scriptHashes],
    ['style-src', "'self'", chartLegendStyle, ...byNonce, ...styleHashes],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
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

/**
 * The security headers of every answer, except its Content Security Policy.
 * @param isHttps adds HSTS (RFC 6797), which browsers obey only over https.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  if (!isHttps) return constantHeaders
  return { ...constantHeaders, 'strict-transport-security': `max-age=${twoYearsS}; includeSubDomains` }
}
