import type { SheetName } from './sheets/sheet.ts'

type Output = { readonly isTTY?: boolean; write(text: string): unknown }

/** Called with the number of rows of a sheet written so far, or of another part of the work that is done. */
export type Progress = (
  part: SheetName | 'files read' | 'sheets read' | 'checks',
  done: number,
  total: number,
) => void

/** Creates the progress counter of one sheet. */
export function counter(progress: Progress, sheet: SheetName, total: number): (count: number) => void {
  let done = 0
  return (count) => {
    done += count
    progress(sheet, done, total)
  }
}

/** Shows the progress of a command, as `values: 340000 of 1000000`. */
export type ProgressLine = (name: string, done: number, total: number) => void

/** Creates a progress display: one overwritten line on a terminal; elsewhere one line per completed part. */
export function createProgressLine(output: Output): ProgressLine {
  return (name, done, total) => {
    const text = `${name}: ${done} / ${total}`
    if (output.isTTY === true) output.write(`\r${text}\u001b[K${done === total ? '\n' : ''}`)
    else if (done === total) output.write(`${text}\n`)
  }
}
