import { toSafePath } from '../safe-path.ts'

const longestHref = 2000
const anchor = /^#[\w.%-]{1,200}$/
const webAddress = /^https?:$/
const contactAddress = /^(mailto|tel):$/
const withoutTraps = /^[^\s<>"'`\\]+$/

/**
 * The address of a link in an editor's text as a page may carry it, or null. Allowed are anchors, paths of the portal
 * (its own absolute addresses become paths), http and https without user information, mailto and tel. It is judged and
 * written by the same parser as browsers use, so that `java\nscript:` is what it is.
 *
 * @param publicUrl The portal's own absolute address.
 */
export function safeHref(input: string, publicUrl: string): string | null {
  const text = input.trim()
  if (text === '' || text.length > longestHref) return null
  if (anchor.test(text)) return text
  if (text.startsWith('/')) return ownPath(text, publicUrl)
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) return null
  if (webAddress.test(url.protocol)) return webHref(url, publicUrl)
  return contactAddress.test(url.protocol) && withoutTraps.test(url.href) ? url.href : null
}

function webHref(url: URL, publicUrl: string): string | null {
  if (url.username !== '' || url.password !== '') return null
  return url.origin === new URL(publicUrl).origin ? ownPath(url.href, publicUrl) : url.href
}

/** `toSafePath` says home for what it refuses; here a refused address is no link at all. */
function ownPath(input: string, publicUrl: string): string | null {
  const path = toSafePath(input, publicUrl)
  if (path !== '/') return path
  return input === '/' || new URL(publicUrl).origin === input.replace(/\/$/, '') ? path : null
}
