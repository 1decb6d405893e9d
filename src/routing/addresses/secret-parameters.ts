/** Names of the query parameters that carry a secret: of a link that was sent by email or that a partner has shared. */
export const secretParameters = ['token', 'invitation', 'confirmation', 'code'] as const

/** A secret in the query of an address; written out, as the header of every page has it. */
export const secretQuery = /[?&](token|invitation|confirmation|code)=/

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
