import { addElement, asArtifact, drawLabel, drawParagraph, type Pen } from './pen.ts'
import { breakLines } from './text-lines.ts'
import { colour, fullWidth, page, style } from './theme.ts'

/** What every page of a document repeats, and what its first page opens with. */
export interface Furniture {
  manager: string
  fundName: string
  title: string
  /** What the document is: « Rapport semestriel ». */
  kindName: string
  date: string
  /** The manager's legal line, at the foot of each page. */
  legalLine: string
  pageOf(number: number, count: number): string
}

const MASTHEAD_TOP = 50
const NAME_TOP = 92

/** Height that the masthead takes, down to where the text begins. */
export function mastheadBottom(furniture: Furniture): number {
  const nameLines = breakLines(furniture.fundName, style.fundName, fullWidth).length
  const titleLines = breakLines(furniture.title, style.documentTitle, fullWidth).length
  return NAME_TOP + nameLines * style.fundName.leading + titleLines * style.documentTitle.leading + 26
}

/** Manager, kind of document and date over the fund's name and the document's title. */
export function drawMasthead(pen: Pen, furniture: Furniture): void {
  asArtifact(pen, () => {
    pen.pdf.rect(0, 0, page.width, 10).fill(colour.ink)
    pen.pdf.rect(0, 10, page.width, 2.5).fill(colour.accent)
  })
  drawIdentity(pen, furniture.manager, MASTHEAD_TOP, colour.ink)
  addElement(pen, pen.root, 'P', {}, () => {
    drawLabel(pen, furniture.kindName, style.kicker, page.left, MASTHEAD_TOP - 2, {
      align: 'right',
      width: fullWidth,
    })
    drawLabel(pen, furniture.date, style.label, page.left, MASTHEAD_TOP + 9, {
      align: 'right',
      width: fullWidth,
    })
  })
  addElement(pen, pen.root, 'H1', {}, () => {
    const below = drawParagraph(pen, furniture.fundName, style.fundName, page.left, NAME_TOP, fullWidth)
    drawParagraph(pen, furniture.title, style.documentTitle, page.left, NAME_TOP + below + 4, fullWidth)
  })
}

/** The manager's mark on a field of 32: a ring, a sluice gate, water held high on one side and let through on the other. */
const mark = {
  gate: 'M15 3.05a13 13 0 0 0 0 25.9z',
  water: 'M17 3.05a13 13 0 0 1 0 25.9M17 11h10.2M17 16h11.5M17 21h10.2',
  scale: 22 / 32,
} as const

/** The manager's mark and its name. */
export function drawIdentity(pen: Pen, manager: string, top: number, ink: string): void {
  const markColour = ink === colour.ink ? colour.accent : ink
  asArtifact(pen, () => {
    pen.pdf.save()
    pen.pdf.translate(page.left - 2, top - 1).scale(mark.scale)
    pen.pdf.path(mark.gate).fill(markColour)
    pen.pdf.lineWidth(1.5).path(mark.water).stroke(markColour)
    pen.pdf.restore()
  })
  const nameStyle = { ...style.sectionTitle, colour: ink }
  addElement(pen, pen.root, 'P', {}, () => drawLabel(pen, manager, nameStyle, page.left + 26, top))
}

/** Fund, title, page number and the manager's legal line, as an artifact of pagination. */
export function drawFooter(pen: Pen, furniture: Furniture, number: number, count: number): void {
  asArtifact(
    pen,
    () => {
      pen.pdf.lineWidth(0.5).moveTo(page.left, 788).lineTo(page.right, 788).stroke(colour.hairline)
      const reference = onOneLine(`${furniture.fundName} · ${furniture.title}`)
      drawLabel(pen, reference, { ...style.footer, colour: colour.ink }, page.left, 793)
      drawLabel(
        pen,
        furniture.pageOf(number, count),
        { ...style.footer, colour: colour.ink },
        page.left,
        793,
        {
          align: 'right',
          width: fullWidth,
        },
      )
      drawParagraph(
        pen,
        furniture.legalLine,
        { ...style.footer, size: 6, leading: 8 },
        page.left,
        804,
        fullWidth,
      )
    },
    'Pagination',
  )
}

/** A text cut to the width left beside the page number. */
function onOneLine(text: string): string {
  const [first, second] = breakLines(text, style.footer, fullWidth - 60)
  const kept = first?.runs.map((run) => run.text).join(' ') ?? ''
  return second ? `${kept} …` : kept
}

/** The manager and the kind of document at the head of the pages after the first. */
export function drawRunningHead(pen: Pen, furniture: Furniture): void {
  asArtifact(
    pen,
    () => {
      drawLabel(pen, furniture.manager, { ...style.footer, face: 'serif' }, page.left, 38)
      drawLabel(pen, furniture.kindName, style.footer, page.left, 38, { align: 'right', width: fullWidth })
    },
    'Pagination',
  )
}
