import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath } from '../lib/project.ts'
import type { Tally } from '../lib/reports.ts'

/** Measurements of a part, as printed and written. */
export type Figures = Readonly<Record<string, unknown>>

export type PartResult = Tally & { readonly figures: Figures }

export type ProofOptions = {
  /** Length of the soak test. */
  readonly minutes: number
}

/** Part of `npm run proof`, by its name on the command line. */
export type ProofPart = {
  readonly name: string
  readonly title: string
  run(options: ProofOptions): Promise<PartResult>
}

const folder = projectPath('test-results/proof')

/** Writes a part's figures to `test-results/proof/<name>.json`. */
export function writeFigures(name: string, figures: Figures): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}

/** The figures that a test file wrote; none when it failed before. */
export function readFigures(name: string): Figures {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch {
    return {}
  }
}
