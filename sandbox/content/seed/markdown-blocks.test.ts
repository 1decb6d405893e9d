import { describe, expect, it } from 'vitest'
import { blocksSchema } from '../../../src/contract/content-api/blocks.schema.ts'
import { readParts } from './markdown-blocks.ts'

describe('a seed text', () => {
  it('becomes the blocks of the editor', () => {
    const [part] = readParts('## A *b*\n\nOne **two** [three](/x)\n\n1. a\n2. b\n   - c\n\n> said')
    const blocks = part?.kind === 'text' ? part.blocks : []
    expect(blocks).toMatchObject([
      { type: 'heading', level: 2, children: [{ text: 'A ' }, { text: 'b', italic: true }] },
      {
        type: 'paragraph',
        children: [
          { text: 'One ' },
          { text: 'two', bold: true },
          { text: ' ' },
          { type: 'link', url: '/x', children: [{ text: 'three' }] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item' },
          { type: 'list-item' },
          { type: 'list', format: 'unordered', children: [{ children: [{ text: 'c' }] }] },
        ],
      },
      { type: 'quote', children: [{ text: 'said' }] },
    ])
    expect(blocksSchema.parse(blocks)).toEqual(blocks)
  })

  it('is split into separate blocks where it contains components', () => {
    expect(readParts('a\n\n```faq\ntitle: x\n```\n\nb').map((part) => part.kind)).toEqual([
      'text',
      'component',
      'text',
    ])
  })

  it('is refused when it contains markup that the block editor cannot produce', () => {
    expect(() => readParts('a <b>bold</b>')).toThrow('cannot hold html')
  })
})
