import { readUrl } from '../read-url.ts'
import { toSafePath } from '../safe-path.ts'

const longestHref = 2000
const anchor = /^#[\w.%-]{1,200}$/
const webAddress = /^https?:$/
const contactAddress = /^(mailto|tel|sms):$/
const withoutTraps = /^[^\s<>"'`\\]+$/

/**
 * Returns the sanitised URL of a link in editorial text, or null. Allowed are anchors, paths of the portal
 * (its own absolute URLs become paths), http and https without user information, mailto, tel and sms. It is
 * parsed and serialised by the parser that browsers use, so that `java\nscript:` is recognised.
 *
 * @param publicUrl The portal's own absolute URL.
 */
export function safeHref(input: string, publicUrl: string): string | null {
  const text = input.trim()
  if (text === '' || text.length > longestHref) return null
  if (anchor.test(text)) return text
  if (text.startsWith('/')) return ownPath(text, publicUrl)
  const address = withScheme(text)
  const url = readUrl(address)
  if (url === undefined) return null
  if (webAddress.test(url.protocol)) return webHref(url, publicUrl)
  return contactAddress.test(url.protocol) ? contactHref(url) : null
}

const hostAlone = /^www\.[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/i
const mailAlone = /^[^\s@:/?#<>"'`\\]+@[\w-]+(?:\.[\w-]+)+$/

/** Adds the missing scheme: editors write `www.example.org` and `name@example.org` as links. */
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

const withoutSeparators = (number: string) => number.replaceAll(trunkPrefix, '').replaceAll(separators, '')

/** Telephone numbers without separators, or a mail address; the text of a mail or message is encoded. */
function contactHref({ protocol, href }: URL): string | null {
  if (protocol === 'tel:') {
    const number = withoutSeparators(href)
    return withoutTraps.test(number) ? number : null
  }
  const queryAt = href.indexOf('?')
  const address = queryAt === -1 ? href : href.slice(0, queryAt)
  const query = queryAt === -1 ? '' : href.slice(queryAt)
  const to = protocol === 'sms:' ? withoutSeparators(address) : encode(address, inAddress)
  const encoded = to + encode(query, traps)
  return withoutTraps.test(encoded) ? encoded : null
}

function webHref(url: URL, publicUrl: string): string | null {
  if (url.username !== '' || url.password !== '') return null
  return url.origin === new URL(publicUrl).origin ? ownPath(url.href, publicUrl) : url.href
}

/** `toSafePath` returns the home page for a refused path; here the result is null. */
function ownPath(input: string, publicUrl: string): string | null {
  const path = toSafePath(input, publicUrl)
  if (path !== '/') return path
  return input === '/' || new URL(publicUrl).origin === input.replace(/\/$/, '') ? path : null
}
