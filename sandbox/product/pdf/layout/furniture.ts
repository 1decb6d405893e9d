import {
  addElement,
  asArtifact,
  drawRule,
  drawText,
  type Sheet,
  type StructElement,
  startPage,
} from './sheet.ts'
import { colour, fullWidth, page, style, textWidth } from './theme.ts'

/** Repeated elements of every page, and the opening of the first page. */
export interface Furniture {
  manager: string
  fundName: string
  title: string
  /** Name of the document's kind: « Rapport semestriel ». */
  kindName: string
  date: string
  /** The manager's legal line, in the footer of each page. */
  legalLine: string
}

const MASTHEAD_TOP = 50
const NAME_TOP = 92
const PICTURE_BOTTOM = 500
const CONTOURS = 26
const CONTENTS_ROW = 17

/**
 * The manager's logo on a 32-unit grid: a ring with a sluice gate, water held high on one side and let
 * through on the other.
 */
const mark = {
  gate: 'M15 3.05a13 13 0 0 0 0 25.9z',
  water: 'M17 3.05a13 13 0 0 1 0 25.9M17 11h10.2M17 16h11.5M17 21h10.2',
  scale: 22 / 32,
} as const

/**
 * Opens the first page: manager, kind of document and date above the fund's name and the document's title.
 */
export function writeMasthead(sheet: Sheet, furniture: Furniture): void {
  startPage(sheet)
  asArtifact(sheet, () => {
    sheet.pdf.rect(0, 0, page.width, 10).fill(colour.ink)
    sheet.pdf.rect(0, 10, page.width, 2.5).fill(colour.accent)
  })
  writeIdentity(sheet, furniture.manager, MASTHEAD_TOP, colour.ink)
  const right = { x: page.left, width: fullWidth, align: 'right' } as const
  addElement(sheet, sheet.root, 'P', {}, () => {
    drawText(sheet, furniture.kindName, style.kicker, { ...right, y: MASTHEAD_TOP })
    drawText(sheet, furniture.date, style.label, right)
  })
  const whole = { x: page.left, width: fullWidth }
  addElement(sheet, sheet.root, 'H1', {}, () => {
    drawText(sheet, furniture.fundName, style.fundName, { ...whole, y: NAME_TOP })
    // A long name has two lines, which the title must not touch.
    sheet.pdf.y += 4
    drawText(sheet, furniture.title, style.documentTitle, whole)
  })
  sheet.pdf.y += 18
}

/**
 * Writes a cover page: contour lines generated from a seed, the name, the document's title and date, and a
 * notice.
 */
export function writeCover(sheet: Sheet, furniture: Furniture, seed: number, notice: string): void {
  startPage(sheet)
  asArtifact(sheet, () => {
    sheet.pdf.rect(0, 0, page.width, page.height).fill(colour.paper)
    sheet.pdf.rect(0, 0, page.width, PICTURE_BOTTOM).fill(colour.ink)
    drawContours(sheet, seed)
    sheet.pdf.rect(0, PICTURE_BOTTOM, page.width, 3).fill(colour.accent)
  })
  writeIdentity(sheet, furniture.manager, 54, colour.paper)
  const whole = { x: page.left, width: fullWidth }
  const { root } = sheet
  addElement(sheet, root, 'P', {}, () => {
    drawText(sheet, furniture.kindName, style.kicker, { ...whole, y: PICTURE_BOTTOM + 36 })
  })
  addElement(sheet, root, 'H1', {}, () => {
    drawText(sheet, furniture.fundName, style.coverName, { ...whole, y: PICTURE_BOTTOM + 56 })
    sheet.pdf.y += 8
    drawText(sheet, furniture.title, style.coverTitle, whole)
  })
  drawRule(sheet, 742)
  sheet.pdf.page.margins.bottom = 0
  addElement(sheet, root, 'P', {}, () => drawText(sheet, furniture.date, style.label, { ...whole, y: 748 }))
  addElement(sheet, root, 'P', {}, () => drawText(sheet, notice, style.note, { ...whole, y: 762 }))
}

/** Draws the header of all pages but the first, and the footer of all pages but a cover. */
export function writeRunningLines(sheet: Sheet, furniture: Furniture, hasCover: boolean): void {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(index)
    sheet.pdf.page.margins.bottom = 0
    if (index > 0) asArtifact(sheet, () => drawRunningHead(sheet, furniture), 'Pagination')
    if (index > 0 || !hasCover) {
      asArtifact(sheet, () => drawFooter(sheet, furniture, index + 1, count), 'Pagination')
    }
  }
}

/**
 * Reserves space for a table of contents of `count` rows, and returns the function that fills it once the
 * pages of the sections are known.
 */
export function reserveContents(sheet: Sheet, count: number): () => void {
  const list = addElement(sheet, sheet.root, 'TOC')
  const index = sheet.pdf.bufferedPageRange().count - 1
  const top = sheet.pdf.y
  const firstSection = sheet.sections.length
  sheet.pdf.y += count * CONTENTS_ROW
  return () => {
    sheet.pdf.switchToPage(index)
    sheet.sections.slice(firstSection).forEach((section, row) => {
      writeContentsRow(sheet, list, section, top + row * CONTENTS_ROW)
    })
    list.end()
  }
}

function writeContentsRow(
  sheet: Sheet,
  list: StructElement,
  section: Sheet['sections'][number],
  y: number,
): void {
  const item = addElement(sheet, list, 'TOCI')
  addElement(sheet, item, 'P', {}, () => {
    drawText(sheet, section.title, style.body, { y, width: textWidth - 40 })
    drawText(sheet, String(section.page), style.value, { y, align: 'right' })
  })
  item.end()
  drawRule(sheet, y + CONTENTS_ROW - 2, page.textLeft)
}

/** Writes the manager's logo and name. */
function writeIdentity(sheet: Sheet, manager: string, top: number, ink: string): void {
  const { pdf } = sheet
  const markColour = ink === colour.ink ? colour.accent : ink
  asArtifact(sheet, () => {
    pdf.save()
    pdf.translate(page.left - 2, top - 1).scale(mark.scale)
    pdf.path(mark.gate).fill(markColour)
    pdf.lineWidth(1.5).path(mark.water).stroke(markColour)
    pdf.restore()
  })
  addElement(sheet, sheet.root, 'P', {}, () => {
    drawText(sheet, manager, { ...style.sectionTitle, colour: ink }, { x: page.left + 26, y: top + 1 })
  })
}

function drawRunningHead(sheet: Sheet, furniture: Furniture): void {
  const box = { x: page.left, y: 38, width: fullWidth }
  drawText(sheet, furniture.manager, { ...style.footer, face: 'serif' }, box)
  drawText(sheet, furniture.kindName, style.footer, { ...box, align: 'right' })
}

function drawFooter(sheet: Sheet, furniture: Furniture, number: number, count: number): void {
  sheet.pdf.lineWidth(0.5).moveTo(page.left, 788).lineTo(page.right, 788).stroke(colour.hairline)
  const ink = { ...style.footer, colour: colour.ink }
  const box = { x: page.left, y: 793, width: fullWidth }
  drawText(sheet, `${furniture.fundName} · ${furniture.title}`, ink, { ...box, width: fullWidth - 60 })
  drawText(sheet, `${number} / ${count}`, ink, { ...box, align: 'right' })
  drawText(sheet, furniture.legalLine, { ...style.footer, size: 6, leading: 8 }, { ...box, y: 813 })
}

/** Draws the contour lines of a generated relief: two sums of sines, varied by the seed. */
function drawContours({ pdf }: Sheet, seed: number): void {
  const phase = (seed % 997) / 997
  const swell = 18 + (seed % 23)
  pdf.save()
  pdf.rect(0, 96, page.width, PICTURE_BOTTOM - 96).clip()
  for (let line = 0; line < CONTOURS; line += 1) {
    const isStrong = line % 5 === seed % 5
    pdf.lineWidth(isStrong ? 1.1 : 0.55)
    for (let x = -10; x <= page.width + 10; x += 12) {
      const y = contourHeight(x, line, phase, swell)
      if (x === -10) pdf.moveTo(x, y)
      else pdf.lineTo(x, y)
    }
    pdf.stroke(isStrong ? colour.accentSoft : '#56607a')
  }
  pdf.restore()
}

/**
 * The height of a contour line, rounded, so that floating-point differences between machines never change
 * the file's bytes.
 */
function contourHeight(x: number, line: number, phase: number, swell: number): number {
  const angle = x / (92 + phase * 60) + phase * 6.28
  const y =
    150 +
    line * 15 +
    Math.sin(angle + line * 0.11) * swell +
    Math.sin(angle * 2.3 - line * 0.19) * swell * 0.45
  return Math.round(y * 100) / 100
}
