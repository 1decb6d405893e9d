// What an answer was made of, for as long as there is the answer.
const bytesOfAnswers = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** The answer that a page goes out as; see {@link bytesOf}. */
export function pageAnswer(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(bytes, init)
  bytesOfAnswers.set(answer, bytes)
  return answer
}

/** The body of an answer, whole. That of a page is known already: nothing has to be read through a stream again. */
export async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const known = answer.bodyUsed ? undefined : bytesOfAnswers.get(answer)
  return known ?? new Uint8Array(await answer.arrayBuffer())
}
