/** Thrown when a body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly status: number

  constructor(status: number) {
    super('the body is larger than allowed')
    this.status = status
  }
}

/** The server itself stops reading a request at its own limit, which is the same fault. */
const isServerLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'

/**
 * Reads a body whole, giving up as soon as it passes `maximumBytes`.
 * @throws BodyTooLargeError, or the error of a connection that breaks.
 */
export async function readBoundedBytes(
  response: Response,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maximumBytes) throw new BodyTooLargeError(response.status)
      chunks.push(chunk)
    }
  } catch (error) {
    throw isServerLimit(error) ? new BodyTooLargeError(response.status) : error
  }
  return Buffer.concat(chunks)
}

/** The same as UTF-8 text. */
export async function readBoundedText(
  response: Response,
  maximumBytes: number,
): Promise<{ text: string; bytes: number }> {
  const read = await readBoundedBytes(response, maximumBytes)
  return { text: read.toString('utf8'), bytes: read.byteLength }
}
