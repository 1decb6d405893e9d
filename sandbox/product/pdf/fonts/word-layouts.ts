import type { Font, Glyph, GlyphPosition } from 'fontkit'

/** Words kept per face; beyond it the memory starts anew, so that it stays flat over any number of documents. */
const REMEMBERED_WORDS = 6_000

/** The faces lack U+202F, which French sets before ; ! ? and within numbers: it is drawn as part of a space. */
const NARROW_NO_BREAK = '\u202f'
const NARROW_SHARE = 0.62

/** The part of fontkit's glyph run that PDFKit reads. It scales the positions in place. */
interface LaidWord {
  glyphs: Glyph[]
  positions: GlyphPosition[]
  readonly advanceWidth: number
}

/** Shaping that is done once per word: substitutions and kerning are most of the cost of setting a text. */
export interface WordLayouts {
  /** Replaces the font's own `layout`. A word with its trailing space is the word, then the space. */
  layout(text: string, features?: string[]): LaidWord
  /** Width of a word in font units. */
  advance(text: string, features?: string[]): number
}

interface Remembered {
  glyphs: Glyph[]
  positions: GlyphPosition[]
  advance: number
}

/** Wraps a font's shaping in a bounded memory. */
export function rememberLayouts(font: Font): WordLayouts {
  const memory = new Map<string, Remembered>()
  const recall = (text: string, features?: string[]): Remembered => {
    const key = features ? `${features.join()}\u0000${text}` : text
    const known = memory.get(key)
    if (known) return known
    if (memory.size >= REMEMBERED_WORDS) memory.clear()
    const laid = layOut(font, text, features)
    memory.set(key, laid)
    return laid
  }
  return {
    advance: (text, features) => (text ? recall(text, features).advance : 0),
    layout: (text, features) =>
      !features && text.length > 1 && text.endsWith(' ')
        ? laidWord(recall(text.slice(0, -1)), recall(' '))
        : laidWord(recall(text, features)),
  }
}

function layOut(font: Font, text: string, features: string[] | undefined): Remembered {
  const parts = text.split(NARROW_NO_BREAK).flatMap((part, index) => {
    const { glyphs, positions } = font.layout(part, features)
    return index === 0 ? [{ glyphs, positions }] : [narrowSpace(font), { glyphs, positions }]
  })
  const positions = parts.flatMap((part) => part.positions)
  return { glyphs: parts.flatMap((part) => part.glyphs), positions, advance: sumOfAdvances(positions) }
}

function narrowSpace(font: Font): { glyphs: Glyph[]; positions: GlyphPosition[] } {
  const { glyphs, positions } = font.layout(' ')
  return {
    glyphs,
    positions: positions.map((space) => ({ ...space, xAdvance: space.xAdvance * NARROW_SHARE })),
  }
}

function laidWord(...parts: Remembered[]): LaidWord {
  const positions = parts.flatMap((part) => part.positions.map((position) => ({ ...position })))
  return {
    glyphs: parts.flatMap((part) => part.glyphs),
    positions,
    get advanceWidth() {
      return sumOfAdvances(positions)
    },
  }
}

function sumOfAdvances(positions: GlyphPosition[]): number {
  return positions.reduce((sum, position) => sum + position.xAdvance, 0)
}
