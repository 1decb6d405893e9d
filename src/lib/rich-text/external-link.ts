/** Whether an address leaves the portal, and so opens in a tab of its own. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href)
}
