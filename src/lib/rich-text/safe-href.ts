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
  const address = withScheme(text)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return null
  if (webAddress.test(url.protocol)) return webHref(url, publicUrl)
  return contactAddress.test(url.protocol) ? contactHref(url) : null
}

const hostAlone = /^www\.[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/i
const mailAlone = /^[^\s@:/?#<>"'`\\]+@[\w-]+(?:\.[\w-]+)+$/

/** Editors write `www.example.org` and `name@example.org` and mean an address. */
function withScheme(text: string): string {
  if (hostAlone.test(text)) return `https://${text}`
  return mailAlone.test(text) ? `mailto:${text}` : text
}

const trunkPrefix = /\(0\)/g
const separators = /[\s().-]|%20|%C2%A0|%E2%80%AF/gi
const traps = /[\s<>"'`\\]/g
const inAddress = /[\s']/g

const encode = (text: string, what: RegExp): string =>
  text.replaceAll(what, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** A telephone number without the separators that people write, or a mail address with its text encoded. */
function contactHref({ protocol, href }: URL): string | null {
  if (protocol === 'tel:') {
    const number = href.replaceAll(trunkPrefix, '').replaceAll(separators, '')
    return withoutTraps.test(number) ? number : null
  }
  const queryAt = href.indexOf('?')
  const address = queryAt === -1 ? href : href.slice(0, queryAt)
  const query = queryAt === -1 ? '' : href.slice(queryAt)
  const encoded = encode(address, inAddress) + encode(query, traps)
  return withoutTraps.test(encoded) ? encoded : null
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
