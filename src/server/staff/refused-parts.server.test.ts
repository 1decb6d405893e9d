import { describe, expect, it } from 'vitest'
import { refusedParts } from './refused-parts.server.ts'

const settings = {
  publicUrl: 'https://portal.example',
  mediaUrl: 'https://media.example/uploads',
  isGone: async (path: string) => path === 'gone.png',
}
const paragraph = (url: string) => [
  {
    type: 'paragraph' as const,
    children: [{ type: 'link' as const, url, children: [{ type: 'text' as const, text: 'words' }] }],
  },
]
const markdown = (body: string) => [{ __component: 'shared.rich-text' as const, id: 1, body }]

// P-838
describe('what the portal refuses in the texts of an entry', () => {
  it.each([
    'javascript:alert(1)',
    'file:///C:/report.pdf',
    'https://user:password@example.org/',
    'ftp://example.org/a',
    'example org',
  ])('are links such as %j, wherever they are written', async (url) => {
    const refused = { field: 'body', cause: 'refused_link' }
    expect(await refusedParts({ body: paragraph(url) }, settings, 'fr')).toEqual([refused])
    const biography = await refusedParts({ biography: paragraph(url) }, settings, 'fr')
    expect(biography).toEqual([{ ...refused, field: 'biography' }])
    const blocks = markdown(`[words](<${url}>)`)
    expect(await refusedParts({ blocks }, settings, 'fr')).toEqual([{ ...refused, field: 'blocks' }])
  })

  it('are pictures and files of elsewhere, and signed ones', async () => {
    const refused = [{ field: 'blocks', cause: 'refused_file' }]
    for (const url of ['https://elsewhere.example/a.png', 'https://media.example/uploads/a.png?signature=x'])
      expect(await refusedParts({ blocks: markdown(`![](${url})`) }, settings, 'en'), url).toEqual(refused)
  })

  it('are pictures whose file is gone, in a text, as a cover and as a portrait', async () => {
    const url = '/uploads/gone.png'
    const there = { url: '/uploads/there.png' }
    const missing = (field: string) => [{ field, cause: 'missing_file' }]
    const blocks = markdown(`![](${url}) ![](${there.url}) ![](${url})`)
    expect(await refusedParts({ blocks, cover: there }, settings, 'fr')).toEqual(missing('blocks'))
    expect(await refusedParts({ cover: { url } }, settings, 'fr')).toEqual(missing('cover'))
    expect(await refusedParts({ portrait: { url }, cover: null }, settings, 'en')).toEqual(
      missing('portrait'),
    )
  })

  it('are the picture and the links of the home page, of the menu and of the footer', async () => {
    const refused = { url: 'javascript:alert(1)' }
    const good = { url: '/fonds' }
    const told = (field: string) => [{ field, cause: 'refused_link' }]
    const hero = { image: { url: '/uploads/gone.png' }, links: [good] }
    expect(await refusedParts({ hero }, settings, 'fr')).toEqual([{ field: 'hero', cause: 'missing_file' }])
    const linked = { hero: { image: null, links: [good, refused] } }
    expect(await refusedParts(linked, settings, 'fr')).toEqual(told('hero'))
    const items = [{ ...good, children: [good, refused] }]
    expect(await refusedParts({ items }, settings, 'fr')).toEqual(told('items'))
    expect(await refusedParts({ items: [{ ...refused, children: [] }] }, settings, 'fr')).toEqual(
      told('items'),
    )
    const footer = { groups: [{ links: [refused] }], legalLinks: [refused] }
    expect(await refusedParts(footer, settings, 'en')).toEqual([...told('groups'), ...told('legalLinks')])
  })

  it('are none in texts that are shown whole', async () => {
    const blocks = markdown('[a](https://example.org) [b](/fonds) [c](mailto:a@example.org) [d](#e)')
    const body = [...paragraph('www.example.org'), ...paragraph('tel:+33 1 99 00 14 20')]
    expect(await refusedParts({ body, blocks }, settings, 'fr')).toEqual([])
    expect(await refusedParts({}, settings, 'fr')).toEqual([])
  })
})
