import { drawIdentity, type Furniture } from './furniture.ts'
import { addElement, asArtifact, drawLabel, drawParagraph, drawRule, type Pen } from './pen.ts'
import { colour, fullWidth, page, style } from './theme.ts'

const PICTURE_BOTTOM = 500
const CONTOURS = 26

/** A whole page: contour lines drawn from the fund's own seed, its name, the document's title and date. */
export function drawCover(pen: Pen, furniture: Furniture, seed: number, notice: string): void {
  asArtifact(pen, () => {
    pen.pdf.rect(0, 0, page.width, page.height).fill(colour.paper)
    pen.pdf.rect(0, 0, page.width, PICTURE_BOTTOM).fill(colour.ink)
    drawContours(pen, seed)
    pen.pdf.rect(0, PICTURE_BOTTOM, page.width, 3).fill(colour.accent)
  })
  drawIdentity(pen, furniture.manager, 54, colour.paper)
  addElement(pen, pen.root, 'P', {}, () => {
    drawLabel(pen, furniture.kindName, style.kicker, page.left, PICTURE_BOTTOM + 36)
  })
  addElement(pen, pen.root, 'H1', {}, () => {
    const below = drawParagraph(
      pen,
      furniture.fundName,
      style.coverName,
      page.left,
      PICTURE_BOTTOM + 56,
      fullWidth,
    )
    drawParagraph(pen, furniture.title, style.coverTitle, page.left, PICTURE_BOTTOM + 64 + below, fullWidth)
  })
  drawRule(pen, 742, page.left, page.right)
  addElement(pen, pen.root, 'P', {}, () => drawLabel(pen, furniture.date, style.label, page.left, 748))
  addElement(pen, pen.root, 'P', {}, () => drawParagraph(pen, notice, style.note, page.left, 762, fullWidth))
}

/** Lines of equal height of an invented relief: two sums of sines, told apart from fund to fund by the seed. */
function drawContours(pen: Pen, seed: number): void {
  const phase = (seed % 997) / 997
  const swell = 18 + (seed % 23)
  pen.pdf.save()
  pen.pdf.rect(0, 96, page.width, PICTURE_BOTTOM - 96).clip()
  for (let line = 0; line < CONTOURS; line += 1) {
    const strong = line % 5 === seed % 5
    pen.pdf.lineWidth(strong ? 1.1 : 0.55)
    contour(pen, line, phase, swell)
    pen.pdf.stroke(strong ? colour.accentSoft : '#56607a')
  }
  pen.pdf.restore()
}

function contour(pen: Pen, line: number, phase: number, swell: number): void {
  const base = 150 + line * 15
  for (let x = -10; x <= page.width + 10; x += 12) {
    const angle = x / (92 + phase * 60) + phase * 6.28
    const y =
      base + Math.sin(angle + line * 0.11) * swell + Math.sin(angle * 2.3 - line * 0.19) * swell * 0.45
    if (x === -10) pen.pdf.moveTo(x, round(y))
    else pen.pdf.lineTo(x, round(y))
  }
}

/** Two decimals, so that the last bits of a sine never change the file's bytes from one machine to another. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
