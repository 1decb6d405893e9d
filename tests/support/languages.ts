/** `npm run proof` walks each journey in both languages, on both screens, and reads all documents in both. */
const walksAll = process.env.PROOF_LANGUAGES === 'all'

/**
 * Returns the languages in which a browser walks a journey: one in `npm test`, both in the proof. HTTP tests read the
 * same pages and send the same forms in both.
 * @param entries table of the languages, or of what differs between them
 * @param turn number of the test among its neighbours, which take the languages by turns
 */
export const inTurn = <Entry>(entries: readonly Entry[], turn: number): readonly Entry[] =>
  entries.filter((_, index) => walksAll || index === turn % entries.length)

/**
 * Returns the languages of a journey with the screen of each, as the end of a test's name: French, whose texts are the
 * longer ones, on the phone, English on the desktop, and in the proof each on both.
 * @param entries French and English, in this order
 */
export const byScreen = <French extends object, English extends object>([french, english]: readonly [
  French,
  English,
]) => [
  { ...french, screen: walksAll ? '@phone' : '@phone-only' },
  { ...english, screen: walksAll ? '@phone' : '@desktop' },
]
