const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Characters that no XML 1.0 document may contain, escaped or not (XML 1.0, 2.2): most control characters,
 * lone surrogates.
 */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes a text as XML content or attribute value; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Serialised XML, as opposed to text. */
export type XmlElement = { readonly xml: string }

type Attributes = Readonly<Record<string, string | undefined>>
type Child = XmlElement | string | undefined

/** Serialises an element; texts and attribute values are escaped, and undefined ones are left out. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly Child[]
): XmlElement {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  const content = children.map((child) => (typeof child === 'string' ? escapeXml(child) : (child?.xml ?? '')))
  const body = content.join('')
  return {
    xml: body === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${body}</${name}>`,
  }
}

/** Serialises a whole document in UTF-8. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}
