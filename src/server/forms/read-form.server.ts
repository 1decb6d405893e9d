import { BodyTooLargeError, readBoundedText } from '../bounded-body.server.ts'

/** The longest form that is read, in bytes. */
const longestFormBytes = 65_536
const formType = /^application\/x-www-form-urlencoded\b/i

export type ReadForm =
  | { readonly ok: true; readonly data: URLSearchParams }
  /** HTTP status of the refusal: too large, or of a type that no form has. */
  | { readonly ok: false; readonly status: 413 | 415 }

/** Reads the body of a form, which browsers send alike with and without scripts. */
export async function readForm({ headers, body }: Request): Promise<ReadForm> {
  if (!formType.test(headers.get('content-type') ?? '')) return { ok: false, status: 415 }
  if (Number(headers.get('content-length') ?? 0) > longestFormBytes) return { ok: false, status: 413 }
  try {
    const { text } = await readBoundedText(new Response(body), longestFormBytes)
    return { ok: true, data: new URLSearchParams(text) }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ok: false, status: 413 }
    throw error
  }
}
