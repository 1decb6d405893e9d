import { describe, expect, it } from 'vitest'
import { blocksSchema } from '../../contract/content-api/blocks.schema.ts'
import { blocksToRichText } from './blocks-to-rich-text.ts'
import { createTextReading } from './text-reading.ts'

const settings = {
  language: 'fr',
  publicUrl: 'https://portal.example',
  mediaUrl: 'https://content.example/uploads',
} as const
const read = (blocks: unknown) => blocksToRichText(blocksSchema.parse(blocks), createTextReading(settings))
const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })

describe('Strapi’s blocks as rich text', () => {
  it('set marks inside one another, and lines apart', () => {
    expect(
      read([{ type: 'paragraph', children: [text('a', { bold: true, italic: true }), text('b\nc')] }]),
    ).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'emphasis', children: ['a'] }] },
          'b',
          { type: 'break' },
          'c',
        ],
      },
    ])
  })

  it('put a nested list into the item before it', () => {
    const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
    const nested = { type: 'list', format: 'unordered', children: [item('c')] }
    expect(read([{ type: 'list', format: 'ordered', children: [item('a'), item('b'), nested] }])).toEqual([
      {
        type: 'list',
        isOrdered: true,
        items: [
          { children: [{ type: 'inline', children: ['a'] }] },
          {
            children: [
              { type: 'inline', children: ['b'] },
              {
                type: 'list',
                isOrdered: false,
                items: [{ children: [{ type: 'inline', children: ['c'] }] }],
              },
            ],
          },
        ],
      },
    ])
  })

  it('keep the words of a link that may not be followed', () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [text('cliquez')] }
    expect(read([{ type: 'paragraph', children: [link] }])).toEqual([
      { type: 'paragraph', children: ['cliquez'] },
    ])
  })

  it('show pictures of the media library with their size, version and caption', () => {
    const image = {
      url: '/uploads/a.png',
      width: 10,
      height: 5,
      caption: 'La carte',
      alternativeText: 'Carte',
    }
    expect(read([{ type: 'image', image }])).toEqual([
      {
        type: 'picture',
        picture: { path: 'a.png', version: null, width: 10, height: 5, alt: 'Carte' },
        caption: 'La carte',
      },
    ])
    expect(read([{ type: 'image', image: { ...image, url: 'https://evil.example/a.png' } }])).toEqual([])
  })

  it('leave out empty paragraphs, headings and items', () => {
    const empty = { type: 'paragraph', children: [text(' ')] }
    const list = { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('')] }] }
    expect(read([empty, { type: 'heading', level: 2, children: [text('')] }, list])).toEqual([])
  })

  it('show words whose form was not readable', () => {
    const children = [text('a', { bold: null })]
    const item = { type: 'list-item', children }
    expect(
      read([
        { type: 'heading', level: null, children },
        { type: 'paragraph', children: [{ type: 'link', url: null, children }] },
        { type: 'list', format: null, children: [item] },
      ]),
    ).toMatchObject([
      { type: 'heading', level: 2, children: ['a'] },
      { type: 'paragraph', children: ['a'] },
      { type: 'list', isOrdered: false },
    ])
  })
})
