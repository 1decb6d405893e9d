import { loadFace } from '../fonts/font-library.ts'
import type { FaceName, TextStyle } from './theme.ts'

/** A piece of a line in one face; `x` is measured from the line's left edge. */
export interface TextRun {
  text: string
  face: FaceName
  x: number
  width: number
}

export interface TextLine {
  runs: TextRun[]
  width: number
}

interface Word {
  text: string
  face: FaceName
  width: number
  /** Whether an ordinary space stands before it, where a line may be broken. */
  spaced: boolean
}

/**
 * Whether a text is set in figures of equal width. The faces then widen hyphens too, so a hyphenated word or a
 * text without figures is not.
 */
export function isTabular(text: string, style: TextStyle): boolean {
  return style.tabular && /\d/.test(text) && !/\p{L}-/u.test(text)
}

/** Width of a text in points. */
export function measureText(text: string, style: TextStyle, face: FaceName = style.face): number {
  return (loadFace(face).advance(text, isTabular(text, style)) * style.size) / 1000
}

/**
 * Breaks a text into lines no wider than `width`, at ordinary spaces only: no-break spaces hold. Parts between
 * double asterisks are set in the style's bold face. A word wider than the line stands alone on its line.
 */
export function breakLines(text: string, style: TextStyle, width: number): TextLine[] {
  const space = measureText(' ', style)
  const lines: TextLine[] = []
  let line: TextLine = { runs: [], width: 0 }
  for (const word of splitWords(text, style)) {
    const gap = word.spaced && line.runs.length > 0 ? space : 0
    if (word.spaced && line.runs.length > 0 && line.width + gap + word.width > width) {
      lines.push(line)
      line = { runs: [], width: 0 }
      appendWord(line, word, 0)
    } else appendWord(line, word, gap)
  }
  if (line.runs.length > 0) lines.push(line)
  return lines
}

function appendWord(line: TextLine, word: Word, gap: number): void {
  const last = line.runs.at(-1)
  if (last && last.face === word.face) {
    last.text += gap > 0 ? ` ${word.text}` : word.text
    last.width += gap + word.width
  } else {
    line.runs.push({ text: word.text, face: word.face, x: line.width + gap, width: word.width })
  }
  line.width += gap + word.width
}

function splitWords(text: string, style: TextStyle): Word[] {
  const words: Word[] = []
  let spaced = false
  text.split('**').forEach((part, index) => {
    const face = index % 2 === 0 ? style.face : style.boldFace
    for (const piece of part.split(/([ \n]+)/)) {
      if (/^[ \n]/.test(piece)) spaced = true
      else if (piece !== '') {
        words.push({ text: piece, face, width: measureText(piece, style, face), spaced })
        spaced = false
      }
    }
  })
  return words
}
