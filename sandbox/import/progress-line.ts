type Output = { readonly isTTY?: boolean; write(text: string): unknown }

/** Shows how far a command is, as `values: 340000 of 1000000`. */
export type ProgressLine = (name: string, done: number, total: number) => void

/** One line that is written over on a terminal; elsewhere one line for each part that is done. */
export function createProgressLine(output: Output): ProgressLine {
  return (name, done, total) => {
    const text = `${name}: ${done} / ${total}`
    if (output.isTTY === true) output.write(`\r${text}\u001b[K${done === total ? '\n' : ''}`)
    else if (done === total) output.write(`${text}\n`)
  }
}
