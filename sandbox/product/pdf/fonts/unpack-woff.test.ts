import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const file = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff')

describe('unpackWoff', () => {
  it('gives the font that the file wraps', () => {
    const packed = fontkit.create(readFileSync(file))
    const unpacked = fontkit.create(Buffer.from(unpackWoff(readFileSync(file))))
    if ('fonts' in packed || 'fonts' in unpacked) throw new Error('Inter is one font')
    const outline = (font: fontkit.Font) => font.layout('Orvanne').glyphs.map((glyph) => glyph.path.toSVG())
    expect(unpacked.type).toBe('TTF')
    expect(outline(unpacked)).toEqual(outline(packed))
  })

  it('refuses anything else', () => {
    expect(() => unpackWoff(new Uint8Array(64))).toThrow('Not a WOFF 1.0 font file')
  })
})
