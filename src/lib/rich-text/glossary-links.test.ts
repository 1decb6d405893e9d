import { describe, expect, it } from 'vitest'
import { createGlossaryLinks } from './glossary-links.ts'
import type { RichInline, RichText } from './rich-text.ts'

const paragraph = (...children: readonly RichInline[]): RichText => [{ type: 'paragraph', children }]

// P-375
describe('the links to the glossary', () => {
  it('lead from the first mention of a term, once on a page', () => {
    const links = createGlossaryLinks('fr', '/lexique')
    expect(
      links.add(paragraph('La valeur\u00a0liquidative d’un FCPR, puis ses valeurs liquidatives.')),
    ).toEqual([
      {
        type: 'paragraph',
        children: [
          'La ',
          { type: 'link', href: '/lexique#valeur-liquidative', children: ['valeur\u00a0liquidative'] },
          ' d’un ',
          { type: 'link', href: '/lexique#fcpr', children: ['FCPR'] },
          ', puis ses valeurs liquidatives.',
        ],
      },
    ])
    expect(links.add(paragraph('Un FCPR encore.'))).toEqual(paragraph('Un FCPR encore.'))
  })

  it('take the longest spelling, whole words, and no heading, link or code', () => {
    const links = createGlossaryLinks('en', '/en/glossary')
    const heading: RichText = [{ type: 'heading', level: 2, id: 'a', children: ['Net asset value and TVPI'] }]
    expect(links.add(heading)).toEqual(heading)
    const code = paragraph({ type: 'code', text: 'TVPI' }, 'XTVPI')
    expect(links.add(code)).toEqual(code)
    expect(links.add(paragraph('the net IRR'))).toEqual([
      {
        type: 'paragraph',
        children: ['the ', { type: 'link', href: '/en/glossary#net-irr', children: ['net IRR'] }],
      },
    ])
  })
})
