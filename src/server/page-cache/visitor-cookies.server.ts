/**
 * Cookies that change nothing of a public page, by the names that they have on https and on a loopback address. Any
 * other one means a session, a preview or a bypass.
 */
const harmlessCookie =
  /^((__Host-)?(locale|consent|csrf|callback|signin|returning)(-\d+)?|_(ga|gid|gat|gcl)[\w-]*)=/

/** Whether a `Cookie` header says nothing that a page for everybody would have to know. */
export function hasOnlyHarmlessCookies(header: string | null | undefined): boolean {
  if (!header) return true
  return header.split(/;\s*/).every((cookie) => cookie === '' || harmlessCookie.test(cookie))
}
