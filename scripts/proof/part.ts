import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath } from '../lib/project.ts'
import type { Tally } from '../lib/reports.ts'

/** What a part measured: names and values, as they are printed and written. */
export type Figures = Readonly<Record<string, unknown>>

/** What came of a part of the proof. */
export type Finding = Tally & { readonly figures: Figures }

/** What the command line asks of the parts. */
export type ProofOptions = {
  /** How long the load lasts. */
  readonly minutes: number
}

/** One part of `npm run proof`, by the name that the command line gives it. */
export type ProofPart = {
  readonly name: string
  readonly title: string
  run(options: ProofOptions): Promise<Finding>
}

const folder = projectPath('test-results/proof')

/** Leaves a part's figures in `test-results/proof/<name>.json`. */
export function writeFigures(name: string, figures: Figures): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}

/** The figures that the test of a part left; none when it did not come so far. */
export function readFigures(name: string): Figures {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch {
    return {}
  }
}
