import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { faces } from '../layout/theme.ts'
import { unpackWoff } from './unpack-woff.ts'

/**
 * Cached texts per face; the cache is cleared beyond it, so that its memory is bounded for any number of
 * documents.
 */
const REMEMBERED_TEXTS = 6_000

/** Characters that share a glyph with others: a quotation mark must not be copied as a modifier letter. */
const FIRST_NAMES = Array.from(' -·×Œœ–—‘’“”…€', (character) => character.charCodeAt(0))

type Shaped = Pick<fontkit.GlyphRun, 'glyphs' | 'positions'>

let loaded: ReadonlyMap<string, fontkit.Font> | undefined

/**
 * Loads the faces by name: parsed for the first document and shared by all, as shaping is most of the cost
 * of a text.
 */
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
 * Names all glyphs in a fixed order. fontkit names a glyph after the first text that uses it, and PDF readers copy that
 * name; a fixed order gives the same names regardless of earlier documents.
 */
function nameGlyphs(font: fontkit.Font): void {
  const others = font.characterSet.toSorted((one, other) => one - other)
  for (const codePoint of [...FIRST_NAMES, ...others]) {
    font.glyphForCodePoint(codePoint)
    font.layout(String.fromCodePoint(codePoint), ['tnum'])
  }
}

/**
 * Caches layouts, with a copy of positions per call: PDFKit scales them in place before it reads the width.
 */
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
