type Output = { readonly isTTY?: boolean; write(text: string): unknown }

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
