import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import type { FaceName } from '../layout/theme.ts'
import { unpackWoff } from './unpack-woff.ts'
import { rememberLayouts, type WordLayouts } from './word-layouts.ts'

const FACE_FILES: Record<FaceName, string> = {
  sans: '@fontsource/inter/files/inter-latin-400-normal.woff',
  'sans-bold': '@fontsource/inter/files/inter-latin-600-normal.woff',
  'sans-italic': '@fontsource/inter/files/inter-latin-400-italic.woff',
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  'serif-light': '@fontsource/source-serif-4/files/source-serif-4-latin-300-normal.woff',
  'serif-bold': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  'serif-italic': '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff',
}

/** OpenType feature of figures that all have the same width. */
export const TABULAR: ['tnum'] = ['tnum']

/** A parsed font that remembers how it laid out each word. */
export interface Face {
  font: fontkit.Font
  /** Height of a capital letter in thousandths of the size. */
  capHeight: number
  /** Width of a text in thousandths of the size. */
  advance(text: string, tabular: boolean): number
  hasGlyph(codePoint: number): boolean
}

const faces = new Map<FaceName, Face>()

/** A face of the house's two families, parsed at its first use and shared by every document. */
export function loadFace(name: FaceName): Face {
  const known = faces.get(name)
  if (known) return known
  const face = openFace(FACE_FILES[name])
  faces.set(name, face)
  return face
}

function openFace(file: string): Face {
  const path = createRequire(import.meta.url).resolve(file)
  const parsed = singleFont(fontkit.create(Buffer.from(unpackWoff(readFileSync(path)))))
  nameGlyphs(parsed)
  const words = rememberLayouts(parsed)
  const toThousandths = 1000 / parsed.unitsPerEm
  return {
    font: Object.create(parsed, { layout: { value: words.layout } }),
    capHeight: parsed.capHeight * toThousandths,
    hasGlyph: (codePoint) => parsed.hasGlyphForCodePoint(codePoint),
    advance: (text, tabular) => advanceOf(text, tabular, words) * toThousandths,
  }
}

/** Characters whose glyphs serve others too: a quotation mark is not to be copied as a modifier letter. */
const FIRST_NAMES = Array.from(
  ' -\u00b7\u00d7\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac',
  (character) => character.charCodeAt(0),
)

/**
 * fontkit names a glyph after the first text that uses it, and PDF readers copy that name. Meeting every character
 * once, in order, gives the same names whatever was printed before.
 */
function nameGlyphs(font: fontkit.Font): void {
  const others = font.characterSet.toSorted((one, other) => one - other)
  for (const codePoint of [...FIRST_NAMES, ...others]) {
    font.glyphForCodePoint(codePoint)
    font.layout(String.fromCodePoint(codePoint), TABULAR)
  }
}

function advanceOf(text: string, tabular: boolean, words: WordLayouts): number {
  if (tabular) return words.advance(text, TABULAR)
  const parts = text.split(' ')
  return parts.reduce((sum, part) => sum + words.advance(part), (parts.length - 1) * words.advance(' '))
}

function singleFont(font: fontkit.Font | fontkit.FontCollection): fontkit.Font {
  if ('fonts' in font) throw new Error('A font collection is not a face')
  return font
}
