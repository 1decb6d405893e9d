import { addElement, drawLabel, drawLine, drawRule } from './pen.ts'
import type { LaidBlock } from './strip.ts'
import { breakLines } from './text-lines.ts'
import { page, style, textWidth } from './theme.ts'

const ROW_HEIGHT = 17

/** Lists section titles with their pages. `pageOf` is asked when drawing, once the pages are known. */
export function layContents(entries: string[], pageOf: (entry: number) => number): LaidBlock {
  const lines = entries.map((entry) => breakLines(entry, style.body, textWidth - 40))
  return {
    strips: lines.map((_, index) => ({
      height: ROW_HEIGHT,
      gap: index === 0 ? 8 : 0,
      keep: index < lines.length - 1,
    })),
    draw(pen, placed, parent) {
      const list = addElement(pen, parent, 'TOC')
      for (const { index, top } of placed) {
        const item = addElement(pen, list, 'TOCI')
        addElement(pen, item, 'P', {}, () => {
          const [line] = lines[index] ?? []
          if (line) drawLine(pen, line, style.body, page.textLeft, top)
          const number = String(pageOf(index))
          drawLabel(pen, number, style.value, page.textLeft, top, { align: 'right', width: textWidth })
        })
        item.end()
        drawRule(pen, top + ROW_HEIGHT - 2, page.textLeft)
      }
      list.end()
    },
  }
}
