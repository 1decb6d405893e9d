import { between, frame, type Motif, range, round } from './motif.ts'

/** Entries of a ledger: lines of different lengths, some in two parts. Lengths mean nothing and do not rise. */
export const ledger: Motif = (random) => {
  const marked = 3 + Math.floor(random() * 14)
  const entry = (row: number) => {
    const first = between(random, 40, 150)
    const gap = between(random, 8, 24)
    const second = between(random, 30, frame.width - first - gap - 10)
    return `M8 ${row * 8 + 4}h${round(first)}m${round(gap)} 0h${round(second)}`
  }
  const entries = range(20).map(entry)
  return { lines: entries.join(''), accent: entries[marked] ?? '' }
}
