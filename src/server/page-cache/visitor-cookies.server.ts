/**
 * Cookies that do not affect public pages, by their names on https and on a loopback address. Any other
 * cookie means a session, a preview or a bypass.
 */
const harmlessCookie =
  /^((__Host-)?(locale|consent|csrf|callback|signin|returning)(-\d+)?|_(ga|gid|gat|gcl)[\w-]*)=/

/** Whether every cookie of a `Cookie` header is irrelevant to public pages. */
export function hasOnlyHarmlessCookies(header: string | null | undefined): boolean {
  if (!header) return true
  return header.split(/;\s*/).every((cookie) => cookie === '' || harmlessCookie.test(cookie))
}
