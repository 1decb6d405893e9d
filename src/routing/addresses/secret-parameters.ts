/** Names of the query parameters that carry a secret: of a link that was sent by email or that a partner has shared. */
export const secretParameters = ['token', 'invitation', 'confirmation', 'code'] as const

const isSecret = (name: string): boolean => secretParameters.some((secret) => secret === name)

/**
 * Reports whether an address carries a secret (P-649), also within the address to return to after a sign-in. Its page
 * lets in no other site, and tells its address to nobody.
 */
export function carriesSecret(address: string): boolean {
  const [whole = ''] = address.split('#')
  const query = new URLSearchParams(whole.split('?').slice(1).join('?'))
  return [...query].some(([name, value]) => isSecret(name) || (value.includes('?') && carriesSecret(value)))
}

/** Returns a path without the secrets of its query, as a path to return to after a sign-in. */
export function withoutSecrets(path: string): string {
  const [whole = '', hash] = path.split('#')
  const [pathname = '', query = ''] = whole.split('?')
  const others = query.split('&').filter((part) => !isSecret(part.split('=')[0] ?? ''))
  return [pathname, others[0] && `?${others.join('&')}`, hash && `#${hash}`].filter(Boolean).join('')
}
