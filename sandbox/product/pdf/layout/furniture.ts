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

/** The manager's mark, two nested arches, and its name. */
export function drawIdentity(pen: Pen, manager: string, top: number, ink: string): void {
  asArtifact(pen, () => {
    for (const radius of [9, 5.4]) {
      pen.pdf
        .lineWidth(1.3)
        .path(archPath(page.left + 9, top + 16, radius))
        .stroke(ink)
    }
  })
  const nameStyle = { ...style.sectionTitle, colour: ink }
  addElement(pen, pen.root, 'P', {}, () => drawLabel(pen, manager, nameStyle, page.left + 26, top))
}

function archPath(x: number, bottom: number, radius: number): string {
  const shoulder = bottom - 16 + radius
  return `M ${x - radius} ${bottom} L ${x - radius} ${shoulder} A ${radius} ${radius} 0 0 1 ${x + radius} ${shoulder} L ${x + radius} ${bottom}`
}

/** Fund, title, page number and the manager's legal line, as an artifact of pagination. */
export function drawFooter(pen: Pen, furniture: Furniture, number: number, count: number): void {
  asArtifact(
    pen,
    () => {
      pen.pdf.lineWidth(0.5).moveTo(page.left, 788).lineTo(page.right, 788).stroke(colour.hairline)
      const [reference = ''] = breakLines(
        `${furniture.fundName} · ${furniture.title}`,
        style.footer,
        fullWidth - 60,
      ).map((line) => line.runs.map((run) => run.text).join(' '))
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
