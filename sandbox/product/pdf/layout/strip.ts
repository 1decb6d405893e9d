import type { Pen, StructElement } from './pen.ts'

/**
 * The smallest piece that pages are filled with: a line, a table row, a figure. A strip is never split.
 */
export interface Strip {
  height: number
  /** Space above it, dropped at the top of a page. */
  gap: number
  /** Whether the next strip must stand on the same page. */
  keep: boolean
  /** Starts below a heading of the margin column, since it needs the whole width. */
  clear?: boolean
  /** Height that it needs in the margin column, beside the strips that follow. */
  marginHeight?: number
  /** Height of what is drawn again above it when it opens a page (the head of a table). */
  repeatHeight?: number
}

export interface PlacedStrip {
  index: number
  top: number
  /** First strip of the block on this page, other than the page on which the block starts. */
  continued: boolean
}

/** A block whose lines are broken, ready to be put on pages. */
export interface LaidBlock {
  strips: Strip[]
  /** Draws the strips that stand on the current page. `state` is the element of the block, kept between pages. */
  draw(pen: Pen, placed: PlacedStrip[], parent: StructElement): void
  /** Called after the last page of the block. */
  close?(): void
  /** Entry in the table of contents and the outline. */
  entry?: string
}

export interface PagePart {
  block: LaidBlock
  placed: PlacedStrip[]
}

export type FlowedPage = PagePart[]
