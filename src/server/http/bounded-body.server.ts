/** Thrown when a body is larger than allowed; `status` is the response's. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly status: number

  constructor(status: number) {
    super('the body is larger than allowed')
    this.status = status
  }
}

/** Reports whether an error is the server's own request size limit, which counts as the same failure. */
const isServerLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'

/**
 * Reads a whole body and stops as soon as it exceeds `maximumBytes`.
 * @throws BodyTooLargeError, or the error of a broken connection
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

/** Reads a whole body as UTF-8 text, like {@link readBoundedBytes}. */
export async function readBoundedText(
  response: Response,
  maximumBytes: number,
): Promise<{ text: string; bytes: number }> {
  const read = await readBoundedBytes(response, maximumBytes)
  return { text: read.toString('utf8'), bytes: read.byteLength }
}
