/** What the library says of a response that it refuses, by the code that the log names it with. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/RP ID/i, 'rp_id'],
  [/challenge/i, 'challenge_mismatch'],
  [/origin/i, 'origin'],
  [/verifi/i, 'user_verification'],
  [/present/i, 'user_presence'],
  [/counter/i, 'counter'],
  [/\balg\b|algorithm/i, 'algorithm'],
  [/attestation/i, 'attestation'],
]

/** The code of a refusal. Its sentence holds what a stranger sent, which has no place in a log. */
export function codeOfFault(error: unknown): string {
  const sentence = error instanceof Error ? error.message : ''
  return codes.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'malformed'
}
