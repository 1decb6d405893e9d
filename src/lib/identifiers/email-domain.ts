// Letters outside ASCII are refused, since some fold to ASCII in lower case (U+212A, the Kelvin sign, becomes k).
const domainPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** The part after the last `@`, in lower case, or null when there is no mailbox name or no plain domain. */
export function emailDomain(email: unknown): string | null {
  if (typeof email !== 'string') return null
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && domainPattern.test(domain) ? domain.toLowerCase() : null
}

/** Reports whether an address is of exactly this domain; subdomains and longer names are not (P-251). */
export function isEmailOfDomain(email: unknown, domain: string): boolean {
  const own = emailDomain(email)
  return own !== null && domainPattern.test(domain) && own === domain.toLowerCase()
}
