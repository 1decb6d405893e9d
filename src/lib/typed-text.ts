import { readUrl } from './read-url.ts'
import { typedLine } from './typed-line.ts'

export { typedLine } from './typed-line.ts'

const dashes = /[\p{Dash}]/gu
/** ASCII as East Asian keyboards write it. */
const wideSigns = /[\uff01-\uff5e]/g
const wideOffset = 0xfee0
/** Signs that change the order in which the text around them is read. */
const readingOrder = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Normalises several lines of text. Only direction controls and byte order marks are removed: joiners are part of
 * pictograms and of some scripts.
 */
export const typedLines = (text: string): string =>
  text.replace(readingOrder, '').replaceAll('\ufeff', '').trim()

/** The signs of an address in ASCII; digits of other scripts stay, since a domain may have them. */
const addressSigns = (text: string): string =>
  typedLine(text)
    .replace(wideSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset))
    .replace(dashes, '-')
    .trim()

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point))

/** The value of a digit of any script: Unicode has those of each script in a row, from its zero on. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(point - before - 1)) before += 1
  return String(before % 10)
}

/** The signs of a number, a code or a date in ASCII, however they were typed or copied, and in digits of any script. */
export const typedSigns = (text: string): string =>
  addressSigns(text).replace(/(?![0-9])\p{Nd}/gu, asciiDigit)

/** What a copied link or a signature has before a telephone number. */
const beforePhone = /^(?:t[eé]l(?:[eé]?phone)?|phone|mobile|callto|sms)\s*\.?\s*:\s*(?:\/\/)?/i

/**
 * Normalises a telephone number: single spaces replace usual separators such as dots at any height, commas, slashes,
 * lines and brackets, as in `06/12/34/56/78`, `(+33) 6 12 …`, `06·12·…` and `0475/12.34.56`; the `tel:` of a copied link
 * goes. Other characters are kept, and make the number invalid.
 */
export function typedPhone(text: string): string {
  const signs = typedSigns(text)
  const bare = signs.replace(beforePhone, '')
  // Only a link writes its spaces as `%20`.
  const number = bare === signs ? bare : bare.replaceAll('%20', ' ')
  return number.replace(/[\s()./,_\u00b7\u2022\u2219\u22c5-]+/g, ' ').trim()
}

/**
 * A one-time code. Spaces, dots, lines and dashes in one of digits alone go, since they are the person's; those of a code of
 * letters are the code's own groups.
 */
export function typedCode(text: string): string {
  const code = typedSigns(text)
  const bare = code.replace(/[\s._-]/g, '')
  return /^\d+$/.test(bare) ? bare : code
}

/** A company number or a security's number without the separators between its signs; its letters stay as they are. */
export const typedNumber = (text: string): string => typedSigns(text).replace(/[\s./,_\u00b7\u2022-]/g, '')

/** A number of a company register, whose separators are its own; a line in place of a space is the person's. */
export const typedRegisterNumber = (text: string): string =>
  typedSigns(text)
    .replace(/\s*_+\s*/g, ' ')
    .trim()

/** A date with one separator, without the spaces around it. */
export const typedDate = (text: string): string =>
  typedSigns(text)
    .replace(/\s*[_\u00b7]\s*/g, '-')
    .replace(/\s*([/.\s-])\s*/g, '$1')

/** Signs that the address parser would read as something else than a part of a domain. */
const noDomain = /[\s/\\:?#@[\]%]/

/**
 * A domain in the form that is sent over the network: labels with letters outside ASCII become A-labels (RFC 5891).
 * A text that cannot be a domain stays as it is.
 */
function asciiDomain(domain: string): string {
  // Only such letters are converted: the address parser would also read numbers as an IPv4 address.
  if (/^\p{ASCII}*$/u.test(domain) || noDomain.test(domain)) return domain
  return readUrl(`http://${domain}`)?.hostname ?? domain
}

/** The domain of a company or an address, as {@link typedEmail} has it. */
export const typedDomain = (text: string): string => asciiDomain(addressSigns(text))

/** The part of a link that is written with `%`, or the text itself where that is broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address in what mail programs copy: `mailto:a@b.example?subject=…`, `<a@b.example>`, `Name <a@b.example>;`. */
function copiedAddress(text: string): string {
  const [, inner = text] = /^[^<>]*<\s*([^<>]+?)\s*>[;,]?$/.exec(text) ?? []
  const [, linked] = /^mailto:\s*([^?]*)/i.exec(inner) ?? []
  return (linked === undefined ? inner : addressSigns(decoded(linked))).replace(/\s*[;,]$/, '')
}

/** An email address as it is sent to: its domain in ASCII. The part before the @ is its owner's and stays as it is. */
export function typedEmail(text: string): string {
  const email = copiedAddress(addressSigns(text))
  const at = email.lastIndexOf('@')
  return at < 0 ? email : `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`
}

/** HTML's rule for an email address, of which the domain has a dot at least. No more letters fold into these: no `u`. */
const emailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** The longest address that mail is delivered to (RFC 5321). */
export const longestEmail = 254

/** Reports whether a text returned by {@link typedEmail} is an email address. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailForm.test(text)

/** Signs of addresses, markup and further lines: a name that has them is an advertisement that our emails would carry. */
const noName = /[<>@/\\:{}[\]|\p{Cc}]/u

/** Reports whether a text returned by {@link typedLine} can be the name of a person. */
export const isPersonName = (text: string): boolean => !noName.test(text)
