/**
 * Email addresses, also with a hidden name, and references and numbers of registers: capitals, then numbers after
 * hyphens, such as GP-00000000 or S-2026-10001.
 */
const whole = /([^\s@<>()«»“”",;:]{1,64}@[\w-]+(?:\.[\w-]+)+|\b[A-Z]+(?:-[A-Z]*\d+)+\b)/

/** Splits a text into what stands between its codes and email addresses and, at every odd index, these themselves. */
export const splitAtCodes = (text: string): readonly string[] => text.split(whole)

/** Splits an email address after its sign @: its two parts. */
export function partsOfAddress(address: string): readonly [name: string, domain: string] {
  const end = address.lastIndexOf('@') + 1
  return [address.slice(0, end), address.slice(end)]
}
