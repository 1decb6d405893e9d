import type { FlowedPage, LaidBlock, Strip } from './strip.ts'

/** Where text may stand on the pages: the first page leaves room for its masthead. */
export interface Frame {
  firstTop: number
  top: number
  bottom: number
  /** Factor on the space between strips: more than 1 is airier. */
  airiness: number
}

interface Piece {
  block: LaidBlock
  strip: Strip
  index: number
}

/** A run of strips that must stay together on a page. */
type Chunk = Piece[]

interface Cursor {
  pages: FlowedPage[]
  y: number
  /** Lowest point used in the margin column. */
  marginBottom: number
  atTop: boolean
}

/** Puts blocks on pages, top to bottom; strips that must stay together do, unless they exceed a page. */
export function flowBlocks(blocks: LaidBlock[], frame: Frame): FlowedPage[] {
  const cursor: Cursor = { pages: [[]], y: frame.firstTop, marginBottom: 0, atTop: true }
  for (const chunk of chunksOf(blocks)) {
    if (!cursor.atTop && extentOf(chunk, cursor, frame) > frame.bottom) startPage(cursor, frame)
    for (const piece of chunk) {
      if (!cursor.atTop && stripBottom(piece.strip, cursor, frame) > frame.bottom) startPage(cursor, frame)
      placePiece(piece, cursor, frame)
    }
  }
  return cursor.pages
}

function chunksOf(blocks: LaidBlock[]): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk = []
  for (const block of blocks) {
    block.strips.forEach((strip, index) => {
      open.push({ block, strip, index })
      if (!strip.keep) {
        chunks.push(open)
        open = []
      }
    })
  }
  if (open.length > 0) chunks.push(open)
  return chunks
}

function startPage(cursor: Cursor, frame: Frame): void {
  cursor.pages.push([])
  cursor.y = frame.top
  cursor.marginBottom = 0
  cursor.atTop = true
}

/** Top of a strip if it were placed now. */
function stripTop(strip: Strip, cursor: Cursor, frame: Frame): number {
  if (cursor.atTop) return cursor.y
  const below = cursor.y + strip.gap * frame.airiness
  const blocked = strip.clear || strip.marginHeight !== undefined
  return blocked ? Math.max(below, cursor.marginBottom + strip.gap * frame.airiness) : below
}

function stripBottom(strip: Strip, cursor: Cursor, frame: Frame): number {
  return stripTop(strip, cursor, frame) + Math.max(strip.height, strip.marginHeight ?? 0)
}

/** Lowest point that a chunk would reach if it were placed now. */
function extentOf(chunk: Chunk, cursor: Cursor, frame: Frame): number {
  const trial: Cursor = { ...cursor, pages: [] }
  let lowest = 0
  for (const { strip } of chunk) {
    lowest = Math.max(lowest, stripBottom(strip, trial, frame))
    advance(strip, stripTop(strip, trial, frame), trial)
  }
  return lowest
}

function advance(strip: Strip, top: number, cursor: Cursor): void {
  cursor.y = top + strip.height
  if (strip.marginHeight !== undefined) cursor.marginBottom = top + strip.marginHeight
  cursor.atTop = false
}

function placePiece({ block, strip, index }: Piece, cursor: Cursor, frame: Frame): void {
  const sheet = cursor.pages.at(-1) ?? []
  const continued = cursor.atTop && index > 0
  if (continued) cursor.y += strip.repeatHeight ?? 0
  const top = stripTop(strip, cursor, frame)
  const part = sheet.at(-1)
  if (part?.block === block) part.placed.push({ index, top, continued: false })
  else sheet.push({ block, placed: [{ index, top, continued }] })
  advance(strip, top, cursor)
}
