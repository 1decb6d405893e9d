import { between, frame, type Illustration, range, round } from './illustration.ts'

/** Entries of a ledger: lines of different lengths, some in two parts. Lengths mean nothing and do not rise. */
export const ledger: Illustration = (random) => {
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
/** A source of numbers from 0 to 1 that is the same for the same seed, on every machine (FNV-1a into mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
