/** Reports whether a URL leaves the portal and therefore opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href)
}
