import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, escapeXml, xmlDocument } from './xml.ts'

const written: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const read = (xml: string) => xml.replaceAll(/&(\w+);/g, (_, name: string) => written[name] ?? '?')

/** XML 1.0, 2.2, as far as whole characters go. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : [0x9, 0xa, 0xd].includes(code)
}

describe('a text in XML', () => {
  it('is parsed back unchanged, whatever characters it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = escapeXml(text)
        expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
        expect(read(escaped)).toBe([...text].filter(isAllowed).join(''))
      }),
    )
  })

  it.each([
    ['a\u0000b\u001fc\ufffe', 'abc'],
    ['half \ud800 a pair', 'half  a pair'],
    ['tab\tand\nline', 'tab\tand\nline'],
    [']]>', ']]&gt;'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeXml(text)).toBe(expected)
  })
})

it('writes elements with what is there, and nothing that is not', () => {
  const root = element('a', { href: '/?x=1&y="2"', rel: undefined }, element('b'), 'x < y', undefined)
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a href="/?x=1&amp;y=&quot;2&quot;"><b/>x &lt; y</a>\n',
  )
})
