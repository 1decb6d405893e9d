import { BodyTooLargeError, readBoundedBytes } from '../bounded-body.server.ts'
import type { Ended } from '../telemetry/telemetry.server.ts'
import { watchedCall } from '../telemetry/watch-call.server.ts'
import { timeLimit } from '../time-limit.server.ts'

/** What came of asking the media library for an original. */
export type SourceAnswer =
  | { readonly kind: 'found'; readonly bytes: Buffer; readonly etag: string | null }
  /** The original that the given ETag names is still the one. */
  | { readonly kind: 'same' }
  | { readonly kind: 'absent' }
  /** It is there, and is no picture or a far too large one. */
  | { readonly kind: 'unusable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Asks for the original at a path, unless it is still the one that `etag` names. Never throws. */
export type ImageSource = (path: string, etag: string | null) => Promise<SourceAnswer>

export type ImageSourceOptions = {
  /** Absolute address of the media library; nothing else is ever asked. */
  readonly mediaUrl: string
  readonly timeoutMs?: number
  readonly maximumBytes?: number
}

/** Builds the source of originals. Redirects are not followed: they would lead away from the one known host. */
export function createImageSource({
  mediaUrl,
  timeoutMs = 8000,
  maximumBytes = 25_000_000,
}: ImageSourceOptions): ImageSource {
  const ask = async (path: string, headers: Readonly<Record<string, string>>): Promise<SourceAnswer> => {
    const target = `${mediaUrl}/${path.split('/').map(encodeURIComponent).join('/')}`
    using limit = timeLimit(timeoutMs)
    try {
      const response = await fetch(target, {
        redirect: 'manual',
        signal: limit.signal,
        headers: { accept: 'image/*', ...headers },
      })
      return await judge(response, maximumBytes)
    } catch (error) {
      if (error instanceof BodyTooLargeError) return { kind: 'unusable', reason: 'too_large' }
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      return { kind: 'unreachable', reason: timedOut ? 'timed_out' : 'network' }
    }
  }
  return (path, etag) => {
    const condition: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
    return watchedCall(call, (trace) => ask(path, { ...condition, ...trace }), endOf)
  }
}

const call = { backend: 'media', method: 'GET', template: '/{file}' }

function endOf({ kind }: SourceAnswer): Ended {
  if (kind === 'absent') return { status: 404, failure: 'refused' }
  if (kind === 'unusable') return { failure: 'unexpected_body' }
  return kind === 'unreachable' ? { failure: 'unreachable' } : {}
}

async function judge(response: Response, maximumBytes: number): Promise<SourceAnswer> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (status === 200 && type.startsWith('image/')) {
    return {
      kind: 'found',
      bytes: await readBoundedBytes(response, maximumBytes),
      etag: headers.get('etag'),
    }
  }
  await response.body?.cancel()
  if (status === 304) return { kind: 'same' }
  if (status === 404 || status === 410) return { kind: 'absent' }
  if (status === 200) return { kind: 'unusable', reason: 'wrong_type' }
  return { kind: 'unreachable', reason: `status_${status}` }
}
