import { addElement, asArtifact, drawLabel, drawLine, drawRule, type StructElement } from './pen.ts'
import type { LaidBlock, Strip } from './strip.ts'
import { breakLines, type TextLine } from './text-lines.ts'
import { colour, fullWidth, marginWidth, page, style, type TextStyle, textWidth } from './theme.ts'

const BULLET_INDENT = 12

/**
 * A section title: stands in the margin column under a hairline, beside the text that it announces. `numberedAs` is
 * asked when it is drawn, once the sections of the document are known.
 */
export function layHeading(text: string, numberedAs?: () => string): LaidBlock {
  const lines = breakLines(text, style.sectionTitle, marginWidth)
  const numberHeight = numberedAs ? style.kicker.leading + 2 : 0
  const height = numberHeight + lines.length * style.sectionTitle.leading
  return {
    entry: text,
    strips: [{ height: 5, gap: 20, keep: true, marginHeight: 10 + height }],
    draw(pen, [placed], parent) {
      if (!placed) return
      drawRule(pen, placed.top)
      addElement(pen, parent, 'H2', {}, () => {
        if (numberedAs) drawLabel(pen, numberedAs(), style.kicker, page.left, placed.top + 9)
        lines.forEach((line, index) => {
          const top = placed.top + 9 + numberHeight + index * style.sectionTitle.leading
          drawLine(pen, line, style.sectionTitle, page.left, top)
        })
      })
    },
  }
}

/** A smaller title within a section. */
export function laySubheading(text: string): LaidBlock {
  const laid = layLines(text, style.subtitle, { tag: 'H3', gap: 9 })
  for (const strip of laid.strips) strip.keep = true
  return laid
}

interface LineOptions {
  tag?: string
  gap?: number
  /** Space kept free on the left. */
  indent?: number
  keepNext?: boolean
}

/** A paragraph. At least two of its lines stand together before and after a page break. */
export function layLines(
  text: string,
  textStyle: TextStyle,
  { tag = 'P', gap = 6, indent = 0, keepNext = false }: LineOptions = {},
): LaidBlock {
  const lines = breakLines(text, textStyle, textWidth - indent)
  let element: StructElement | undefined
  return {
    strips: lineStrips(lines, textStyle, gap, keepNext),
    draw(pen, placed, parent) {
      element ??= addElement(pen, parent, tag)
      element.add(() => {
        for (const { index, top } of placed) {
          const line = lines[index]
          if (line) drawLine(pen, line, textStyle, page.textLeft + indent, top)
        }
      })
    },
    close: () => element?.end(),
  }
}

function lineStrips(lines: TextLine[], textStyle: TextStyle, gap: number, keepNext: boolean): Strip[] {
  return lines.map((_, index) => ({
    height: textStyle.leading,
    gap: index === 0 ? gap : 0,
    keep:
      index === 0
        ? lines.length > 1 || keepNext
        : index === lines.length - 2 || (keepNext && index === lines.length - 1),
  }))
}

/** A list whose items are marked by a short dash. An item is not split. */
export function layList(items: string[]): LaidBlock {
  const laid = items.map((item) => breakLines(item, style.body, textWidth - BULLET_INDENT))
  let list: StructElement | undefined
  return {
    strips: laid.map((lines, index) => ({
      height: lines.length * style.body.leading,
      gap: index === 0 ? 5 : 3,
      keep: index === 0 && laid.length > 1,
    })),
    draw(pen, placed, parent) {
      list ??= addElement(pen, parent, 'L')
      for (const { index, top } of placed) {
        const item = addElement(pen, list, 'LI')
        asArtifact(pen, () => {
          const middle = top + style.body.leading / 2
          pen.pdf
            .lineWidth(0.9)
            .moveTo(page.textLeft, middle)
            .lineTo(page.textLeft + 5, middle)
            .stroke(colour.accent)
        })
        addElement(pen, item, 'LBody', {}, () => {
          laid[index]?.forEach((line, row) => {
            drawLine(pen, line, style.body, page.textLeft + BULLET_INDENT, top + row * style.body.leading)
          })
        })
        item.end()
      }
    },
    close: () => list?.end(),
  }
}

/** A tinted panel with a title, for what must not be missed. */
export function layCallout(title: string, text: string): LaidBlock {
  const inner = fullWidth - 32
  const titleLines = breakLines(title, style.subtitle, inner)
  const lines = breakLines(text, style.callout, inner)
  const titleHeight = titleLines.length * style.subtitle.leading
  const height = 20 + titleHeight + lines.length * style.callout.leading
  return {
    strips: [{ height, gap: 12, keep: false, clear: true }],
    draw(pen, [placed], parent) {
      if (!placed) return
      asArtifact(pen, () => {
        pen.pdf.rect(page.left, placed.top, fullWidth, height).fill(colour.paper)
        pen.pdf.rect(page.left, placed.top, 2, height).fill(colour.accent)
      })
      const left = page.left + 16
      const panel = addElement(pen, parent, 'Sect')
      addElement(pen, panel, 'H3', {}, () => {
        titleLines.forEach((line, row) => {
          drawLine(pen, line, style.subtitle, left, placed.top + 10 + row * style.subtitle.leading)
        })
      })
      addElement(pen, panel, 'P', {}, () => {
        lines.forEach((line, row) => {
          drawLine(
            pen,
            line,
            style.callout,
            left,
            placed.top + 10 + titleHeight + row * style.callout.leading,
          )
        })
      })
      panel.end()
    },
  }
}
