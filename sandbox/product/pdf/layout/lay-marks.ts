import type { FieldRow } from './block.ts'
import {
  addElement,
  asArtifact,
  drawLabel,
  drawLine,
  drawParagraph,
  drawRule,
  type Pen,
  type StructElement,
} from './pen.ts'
import type { LaidBlock, PlacedStrip } from './strip.ts'
import { breakLines } from './text-lines.ts'
import { colour, page, style, textWidth } from './theme.ts'

const RISK_STEPS = [1, 2, 3, 4, 5, 6, 7]
const RISK_HEIGHT = 46
const FIELD_HEIGHT = 31
const SIGNATURE_HEIGHT = 66
const BOX_SIZE = 8

/** The scale from 1 to 7: the class is larger, filled and framed, so that colour is not what marks it. */
export function layRiskScale(value: number, alternative: string, low: string, high: string): LaidBlock {
  return {
    strips: [{ height: RISK_HEIGHT, gap: 10, keep: true }],
    draw(pen, [placed], parent) {
      if (!placed) return
      const bbox: [number, number, number, number] = [
        page.textLeft,
        placed.top,
        page.right,
        placed.top + RISK_HEIGHT,
      ]
      addElement(pen, parent, 'Figure', { alt: alternative, bbox }, () => {
        for (const step of RISK_STEPS) drawRiskStep(pen, step, step === value, placed.top)
        drawLabel(pen, low, style.note, page.textLeft, placed.top + 34)
        drawLabel(pen, high, style.note, page.textLeft, placed.top + 34, { align: 'right', width: textWidth })
      })
    },
  }
}

function drawRiskStep(pen: Pen, step: number, chosen: boolean, top: number): void {
  const gap = 4
  const width = (textWidth - gap * (RISK_STEPS.length - 1)) / RISK_STEPS.length
  const x = page.textLeft + (step - 1) * (width + gap)
  const height = chosen ? 30 : 22
  const boxTop = top + (30 - height) / 2
  pen.pdf.rect(x, boxTop, width, height).fill(chosen ? colour.accent : colour.tint)
  const textStyle = chosen
    ? { ...style.sectionTitle, colour: colour.white }
    : { ...style.value, colour: colour.muted }
  drawLabel(pen, String(step), textStyle, x, top + 15 - textStyle.leading / 2, { align: 'center', width })
}

/** Lines and boxes to fill in by hand. */
export function layFields(rows: FieldRow[]): LaidBlock {
  const heights = rows.map(fieldRowHeight)
  return {
    strips: heights.map((height, index) => ({
      height,
      gap: index === 0 ? 8 : 2,
      keep: index === 0 && rows.length > 1,
    })),
    draw(pen, placed, parent) {
      for (const { index, top } of placed) {
        const row = rows[index]
        if (row?.type === 'lines') drawFieldLine(pen, row, parent, top)
        else if (row) drawBoxes(pen, row.label, row.options, parent, top)
      }
    },
  }
}

function fieldRowHeight(row: FieldRow): number {
  if (row.type === 'boxes') return boxesHeight(row.label, row.options)
  return row.tall ? SIGNATURE_HEIGHT : FIELD_HEIGHT
}

function drawFieldLine(
  pen: Pen,
  row: Extract<FieldRow, { type: 'lines' }>,
  parent: StructElement,
  top: number,
): void {
  const gap = 14
  const shares = row.fields.reduce((sum, field) => sum + field.share, 0)
  const unit = (textWidth - gap * (row.fields.length - 1)) / shares
  let x: number = page.textLeft
  for (const field of row.fields) {
    const left = x
    addElement(pen, parent, 'P', {}, () => drawLabel(pen, field.label, style.label, left, top))
    drawRule(pen, top + fieldRowHeight(row) - 6, left, left + field.share * unit, colour.muted)
    x += field.share * unit + gap
  }
}

function boxesHeight(label: string, options: string[]): number {
  const labelLines = label ? breakLines(label, style.body, textWidth).length : 0
  return labelLines * style.body.leading + optionHeights(options).reduce((sum, height) => sum + height, 0) + 4
}

function optionHeights(options: string[]): number[] {
  return options.map(
    (option) => breakLines(option, style.body, textWidth - 18).length * style.body.leading + 3,
  )
}

function drawBoxes(pen: Pen, label: string, options: string[], parent: StructElement, top: number): void {
  let y = top
  if (label) {
    addElement(pen, parent, 'P', {}, () => {
      y += drawParagraph(pen, label, style.body, page.textLeft, y, textWidth)
    })
  }
  const heights = optionHeights(options)
  options.forEach((option, index) => {
    const optionTop = y
    asArtifact(pen, () => {
      pen.pdf
        .lineWidth(0.7)
        .rect(page.textLeft, optionTop + 3, BOX_SIZE, BOX_SIZE)
        .stroke(colour.ink)
    })
    addElement(pen, parent, 'P', {}, () =>
      drawParagraph(pen, option, style.body, page.textLeft + 18, optionTop, textWidth - 18),
    )
    y += heights[index] ?? 0
  })
}

/** Name and position under a letter. */
export function laySignature(name: string, position: string): LaidBlock {
  return {
    strips: [{ height: 62, gap: 14, keep: false }],
    draw(pen, [placed], parent) {
      if (!placed) return
      const signed = { ...style.lead, face: 'serif-italic' as const }
      addElement(pen, parent, 'P', {}, () => drawLabel(pen, name, signed, page.textLeft, placed.top + 20))
      addElement(pen, parent, 'P', {}, () =>
        drawLabel(pen, position, style.label, page.textLeft, placed.top + 40),
      )
    },
  }
}

/** Ruled lines to write on. */
export function layRuled(lines: number): LaidBlock {
  return {
    strips: Array.from({ length: lines }, () => ({ height: 24, gap: 0, keep: false })),
    draw(pen, placed) {
      for (const { top } of placed) drawRule(pen, top + 20, page.textLeft, page.right)
    },
  }
}

/** Terms in bold at the left of their definitions. */
export function layDefinitions(items: { term: string; text: string }[]): LaidBlock {
  const termWidth = 96
  const laid = items.map((item) => ({
    term: breakLines(item.term, { ...style.body, face: 'sans-bold' }, termWidth - 10),
    text: breakLines(item.text, style.body, textWidth - termWidth),
  }))
  let list: StructElement | undefined
  const drawItem = (pen: Pen, { index, top }: PlacedStrip, parent: StructElement) => {
    const item = addElement(pen, parent, 'LI')
    const row = laid[index]
    addElement(pen, item, 'Lbl', {}, () => {
      row?.term.forEach((line, number) => {
        drawLine(pen, line, style.body, page.textLeft, top + number * style.body.leading)
      })
    })
    addElement(pen, item, 'LBody', {}, () => {
      row?.text.forEach((line, number) => {
        drawLine(pen, line, style.body, page.textLeft + termWidth, top + number * style.body.leading)
      })
    })
    item.end()
  }
  return {
    strips: laid.map((row, index) => ({
      height: Math.max(row.term.length, row.text.length) * style.body.leading,
      gap: 5,
      keep: index === 0 && laid.length > 1,
    })),
    draw(pen, placed, parent) {
      const element = list ?? addElement(pen, parent, 'L')
      list = element
      for (const strip of placed) drawItem(pen, strip, element)
    },
    close: () => list?.end(),
  }
}
