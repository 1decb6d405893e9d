import { describe, expect, it } from 'vitest'
import { markdownToRichText } from './markdown-to-rich-text.ts'
import { createTextReading } from './text-reading.ts'

const settings = {
  language: 'fr',
  publicUrl: 'https://portal.example',
  mediaUrl: 'https://content.example/uploads',
} as const
const read = (markdown: string) => markdownToRichText(markdown, createTextReading(settings))

describe('Markdown as rich text', () => {
  it('keeps what editors set', () => {
    expect(read('Un **mot** et [un lien](/contact).')).toEqual([
      {
        type: 'paragraph',
        children: [
          'Un ',
          { type: 'strong', children: ['mot'] },
          ' et ',
          { type: 'link', href: '/contact', children: ['un lien'] },
          '.',
        ],
      },
    ])
  })

  it('makes the lines of a tight list, and keeps the number an ordered one begins with', () => {
    expect(read('3. a\n4. b\n   - c')).toMatchObject([
      {
        type: 'list',
        isOrdered: true,
        start: 3,
        items: [
          { children: [{ type: 'inline', children: ['a'] }] },
          {
            children: [
              { type: 'inline', children: ['b'] },
              { type: 'list', isOrdered: false },
            ],
          },
        ],
      },
    ])
  })

  it('reads tables with the alignment of their columns', () => {
    expect(read('| a | b |\n|---|--:|\n| 1 | 2 |')).toEqual([
      { type: 'table', alignments: [null, 'end'], head: [['a'], ['b']], rows: [[['1'], ['2']]] },
    ])
  })

  it('numbers footnotes as they are cited, and leads back to each place', () => {
    const text = read('a[^x] b[^y] c[^x]\n\n[^y]: second\n[^x]: first\n[^z]: nobody cites it')
    expect(text.at(-1)).toEqual({
      type: 'footnotes',
      notes: [
        {
          id: 'note-1',
          references: ['note-1-reference', 'note-1-reference-2'],
          children: [{ type: 'paragraph', children: ['first'] }],
        },
        {
          id: 'note-2',
          references: ['note-2-reference'],
          children: [{ type: 'paragraph', children: ['second'] }],
        },
      ],
    })
  })

  it('serves pictures and films of the media library, and of nowhere else', () => {
    expect(
      read(
        '![Une carte](/uploads/map.png)\n\n[Le film](https://content.example/uploads/a.webm) et [le dossier](/uploads/a.pdf)',
      ),
    ).toEqual([
      {
        type: 'picture',
        picture: { path: 'map.png', version: null, width: 1600, height: 900, alt: 'Une carte' },
      },
      {
        type: 'paragraph',
        children: [{ type: 'link', href: '/api/media/a.webm', children: ['Le film'] }, ' et ', 'le dossier'],
      },
    ])
    expect(read('![pixel](https://tracker.example/p.gif)')).toEqual([
      { type: 'paragraph', children: ['pixel'] },
    ])
  })

  it('leaves HTML out and keeps the words around it', () => {
    expect(
      read('a <b onclick="x()">b</b> c\n\n<script>alert(1)</script>\n\n<iframe src="//evil"></iframe>'),
    ).toEqual([{ type: 'paragraph', children: ['a ', 'b', ' c'] }])
  })

  it.each([
    ['quotes', '> '.repeat(5000)],
    ['brackets', '['.repeat(20_000)],
    ['emphasis', '*a '.repeat(20_000)],
    ['lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['a book', 'mot '.repeat(200_000)],
  ])('bears any number of %s', (_, markdown) => {
    expect(JSON.stringify(read(markdown)).length).toBeLessThan(2_000_000)
  })
})

describe('the headings of a page', () => {
  it('have stable anchors, each once, over all of its texts', () => {
    const reading = createTextReading(settings)
    const texts = ['## L’été\n\n### Frais', '## L’été\n\n## Content\n\n## 日本'].map((markdown) =>
      markdownToRichText(markdown, reading),
    )
    const ids = texts.flat().map((block) => block.type === 'heading' && block.id)
    expect(ids).toEqual(['l-ete', 'frais', 'l-ete-2', 'content-2', 'section'])
    expect(reading.chapters()).toEqual([
      { id: 'l-ete', title: 'L’été', sections: [{ id: 'frais', title: 'Frais' }] },
      { id: 'l-ete-2', title: 'L’été', sections: [] },
      { id: 'content-2', title: 'Content', sections: [] },
      { id: 'section', title: '日本', sections: [] },
    ])
  })

  it('begin under the page’s title and skip no level', () => {
    expect(read('# a\n\n#### b\n\n###### c\n\n## d\n\n#')).toMatchObject([
      { level: 2 },
      { level: 3 },
      { level: 4 },
      { level: 2 },
    ])
  })
})

describe('Markdown as editors write it', () => {
  const linkTo = (href: string, text: string) => ({ type: 'link', href, children: [text] })

  it('reads one tilde as a tilde, and two as a strike-through', () => {
    expect(read('10~12 ans, puis 5~7, ~~non~~')).toMatchObject([
      { children: ['10~12\u00a0ans, puis 5~7, ', { type: 'deleted', children: ['non'] }] },
    ])
  })

  it('takes the first of two equal definitions', () => {
    expect(read('[a]\n\n[a]: /un\n[a]: /deux')).toMatchObject([{ children: [linkTo('/un', 'a')] }])
  })

  it('knows the definitions of quotes and lists', () => {
    expect(read('[a] [b]\n\n> [a]: /un\n\n- x\n\n  [b]: /deux')).toMatchObject([
      { children: [linkTo('/un', 'a'), ' ', linkTo('/deux', 'b')] },
      {},
      {},
    ])
  })

  it('shows pictures by any address of the media library, and says why it does not show another', () => {
    const told: string[] = []
    const mediaUrl = ['http://content:1337/uploads', 'https://editors.example:8443/uploads']
    const reading = createTextReading({ ...settings, mediaUrl, onRefusedFile: (why) => told.push(why) })
    const pictures = [...mediaUrl, 'https://elsewhere.example'].map((url) => `![x](${url}/a.png)`)
    const text = markdownToRichText(`${pictures.join('\n\n')}\n\n![x](/uploads/a.png?sig=1)`, reading)
    expect(text).toMatchObject([
      { type: 'picture', picture: { path: 'a.png' } },
      { type: 'picture', picture: { path: 'a.png' } },
      { type: 'paragraph', children: ['x'] },
      { type: 'paragraph', children: ['x'] },
    ])
    expect(told).toEqual(['elsewhere', 'signed'])
  })

  it('knows the definitions of footnotes', () => {
    const text = read('[a] b[^1]\n\n[^1]: see [c]\n\n    [a]: /un\n\n    > [c]: /deux')
    expect(text[0]).toMatchObject({ children: [linkTo('/un', 'a'), ' b', { type: 'reference' }] })
    expect(JSON.stringify(text.at(-1))).toContain(JSON.stringify(linkTo('/deux', 'c')))
  })

  it('keeps the words of a link to a file with a signed address, and says so', () => {
    const told: string[] = []
    const reading = createTextReading({ ...settings, onRefusedFile: (why) => told.push(why) })
    const links = ['/uploads/a.pdf?X-Amz-Signature=1', 'https://content.example/uploads/f.webm?sig=1#t=3']
    const text = markdownToRichText(links.map((url) => `[le fichier](${url})`).join('\n\n'), reading)
    expect(text).toEqual(links.map(() => ({ type: 'paragraph', children: ['le fichier'] })))
    expect(told).toEqual(['signed', 'signed'])
  })

  it('leads to the moment of a film, and to no file that the portal does not serve', () => {
    expect(read('[a](/uploads/f.webm#t=30) [b](/uploads/a.pdf#page=2)')).toMatchObject([
      { children: [linkTo('/api/media/f.webm#t=30', 'a'), ' ', 'b'] },
    ])
  })
})

// P-370
describe('what editors type', () => {
  it('is set as the page’s language asks; code and addresses stay', () => {
    expect(read("Qu'est-ce ? Le 12 mars 2026 : `a ?` [voir : ici](/guide?a=b)")).toEqual([
      {
        type: 'paragraph',
        children: [
          'Qu’est-ce\u202f? Le 12\u00a0mars\u00a02026\u00a0: ',
          { type: 'code', text: 'a ?' },
          ' ',
          { type: 'link', href: '/guide?a=b', children: ['voir\u00a0: ici'] },
        ],
      },
    ])
  })
})
