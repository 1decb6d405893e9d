/** `npm run proof -- cases` tries every case. */
const triesAll = process.env.PROOF_CASES === 'all'

/**
 * Returns the cases that a test tries: in `npm test` at most `most`, two or more, spread evenly from the first to the last and the
 * same in each run, in the proof all of them.
 */
export function sampled<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (triesAll || cases.length <= most) return cases
  const step = (cases.length - 1) / (most - 1)
  const places = new Set(Array.from({ length: most }, (_, nth) => Math.round(nth * step)))
  return cases.filter((_, place) => places.has(place))
}
