import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { faces } from '../layout/theme.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Texts kept per face; beyond it the memory starts anew, so that it stays flat over any number of documents. */
const REMEMBERED_TEXTS = 6_000

/** Characters whose glyphs serve others too: a quotation mark is not to be copied as a modifier letter. */
const FIRST_NAMES = Array.from(' -·×Œœ–—‘’“”…€', (character) => character.charCodeAt(0))

type Shaped = Pick<fontkit.GlyphRun, 'glyphs' | 'positions'>

let loaded: ReadonlyMap<string, fontkit.Font> | undefined

/** The faces by name, parsed at the first document and shared by all: shaping is most of the cost of a text. */
export function loadFaces(): ReadonlyMap<string, fontkit.Font> {
  loaded ??= new Map(Object.entries(faces).map(([name, file]) => [name, openFace(file)]))
  return loaded
}

function openFace(file: string): fontkit.Font {
  const path = createRequire(import.meta.url).resolve(file)
  const font = fontkit.create(Buffer.from(unpackWoff(readFileSync(path))))
  if ('fonts' in font) throw new Error('A font collection is not a face')
  nameGlyphs(font)
  return Object.create(font, { layout: { value: memoizeLayouts(font) } })
}

/**
 * fontkit names a glyph after the first text that uses it, and PDF readers copy that name. Meeting every character
 * once, in order, gives the same names whatever was printed before.
 */
function nameGlyphs(font: fontkit.Font): void {
  const others = font.characterSet.toSorted((one, other) => one - other)
  for (const codePoint of [...FIRST_NAMES, ...others]) {
    font.glyphForCodePoint(codePoint)
    font.layout(String.fromCodePoint(codePoint), ['tnum'])
  }
}

/** Each answer has positions of its own, which PDFKit scales in place before it reads the width. */
function memoizeLayouts(font: fontkit.Font) {
  const memory = new Map<string, Shaped>()
  return (text: string, features?: string[]) => {
    const key = `${features?.join() ?? ''} ${text}`
    const shaped = memory.get(key) ?? font.layout(text, features)
    if (memory.size >= REMEMBERED_TEXTS) memory.clear()
    memory.set(key, { glyphs: shaped.glyphs, positions: shaped.positions })
    const positions = shaped.positions.map((position) => ({ ...position }))
    return {
      glyphs: shaped.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}
