/**
 * Reads an address, absolute or relative to a base; undefined for what is none. `URL.canParse` is missing in browsers
 * that the portal still serves (below Safari 17, Chrome 120).
 */
export function readUrl(input: string, base?: string): URL | undefined {
  try {
    return new URL(input, base)
  } catch {
    return undefined
  }
}
