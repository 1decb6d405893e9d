/** Variables with URLs to which browsers are sent: https only. */
const browserAddresses = [
  'PUBLIC_URL',
  'IDENTITY_ISSUER',
  'IDENTITY_CUSTOM_ISSUER',
  'CONTENT_ADMIN_URL',
  'BACK_OFFICE_URL',
]

/**
 * Variables without a default when the portal is not on a loopback address; their default is the sandbox's or
 * none.
 */
const explicitNames = [
  ...browserAddresses,
  'PRODUCT_API_URL',
  'CONTENT_API_URL',
  'IDENTITY_INVESTOR_CLIENT_ID',
  'IDENTITY_INVESTOR_CLIENT_SECRET',
  'IDENTITY_PARTNER_CLIENT_ID',
  'IDENTITY_PARTNER_CLIENT_SECRET',
  'IDENTITY_AUDIENCE',
  'IDENTITY_ROLE_CLAIM',
  'SESSION_SECRETS',
  'HOOK_SECRET',
]

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reports whether an absolute URL points to this machine. */
export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url)
  return loopbackHosts.has(hostname) || hostname.endsWith('.localhost')
}

/**
 * Returns the faults of a configuration that is not on a loopback address: every sandbox default must be
 * replaced, and browsers are sent only to https. Backends may use plain http, since they often are on a
 * private network.
 * @param publicUrl the portal's own URL
 * @param given the values that were set, without defaults
 * @returns one message per fault
 */
export function deploymentFaults(
  publicUrl: string,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  if (isLoopbackUrl(publicUrl)) return []
  const missing = explicitNames
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: must be set when PUBLIC_URL is not a loopback address`)
  const plain = browserAddresses
    .filter((name) => given[name]?.startsWith('http://'))
    .map((name) => `${name}: must be an https address when PUBLIC_URL is not a loopback address`)
  return [...missing, ...plain]
}
