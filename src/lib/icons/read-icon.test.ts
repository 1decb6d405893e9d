import { icons } from '@iconify-json/lucide'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { iconElements, readIcon } from './read-icon.ts'

describe('an icon', () => {
  it('hands the attributes of its groups to its shapes', () => {
    expect(
      readIcon('<g fill="none" stroke-width="2"><path d="M1 2"/><circle r="3" fill="red"/></g>', 24, 24),
    ).toEqual({
      width: 24,
      height: 24,
      shapes: [
        ['path', { fill: 'none', strokeWidth: '2', d: 'M1 2' }],
        ['circle', { fill: 'red', strokeWidth: '2', r: '3' }],
      ],
    })
  })

  it('is read whole for every one of the collection', () => {
    const unread = Object.entries(icons.icons).filter(([, { body }]) => readIcon(body, 24, 24) === null)
    expect(unread.map(([name]) => name)).toEqual([])
  })

  it.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onclick="alert(1)"/>',
    '<path d="M0 0" style="fill:red"/>',
    '<path fill="url(https://evil.example/#a)"/>',
    '<use href="#a"/>',
    '<image href="https://evil.example/p.png"/>',
    '<path d="M0 0"/>words',
    '<path d=M0/>',
    '<animate attributeName="d"/>',
    '<foreignObject><b/></foreignObject>',
    '',
  ])('%s is none', (body) => {
    expect(readIcon(body, 24, 24)).toBeNull()
  })

  it('is, whatever it is made of, only basic shapes', () => {
    const part = fc.constantFrom(
      '<g ',
      '<path ',
      'd="M0"',
      '/>',
      '>',
      '</g>',
      '<script>',
      'onload="x"',
      ' ',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        for (const [element, attributes] of readIcon(parts.join(''), 24, 24)?.shapes ?? []) {
          expect(iconElements).toContain(element)
          expect(Object.keys(attributes).filter((name) => /^on|href|style/i.test(name))).toEqual([])
        }
      }),
    )
  })
})
