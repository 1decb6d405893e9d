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

/** Of four cases each half has two that do not follow each other: neighbours differ in their language. */
const halves = { outer: [0, 3], inner: [1, 2] } as const

/**
 * Returns half of the cases, in the proof all of them. Where two tests take different halves of the same cases, `npm test`
 * tries each case in one of them.
 */
export const half = <Case>(cases: readonly Case[], which: keyof typeof halves): readonly Case[] =>
  cases.filter((_, place) => triesAll || halves[which].some((one) => one === place % 4))
