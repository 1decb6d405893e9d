import { isMediaPath, isPlayable } from '../../lib/media-path.ts'
import { env } from '../composition/env.server.ts'
import { log } from '../process/log.server.ts'
import { describeBytes, selectionHeaders, selectionOf, unsatisfiableRange } from './byte-selection.server.ts'
import { createHttpClient, type StreamedResponse } from './http-client.server.ts'

const longestStreamMs = 1_800_000

/** Longer than usual: a media library may generate or fetch a film on its first request. */
const longestStartMs = 15_000

/** Client of the media library; a film is read as slowly as it is watched. */
const mediaLibrary = createHttpClient({
  name: 'media',
  baseUrl: env.CONTENT_MEDIA_URL,
  log,
  timeoutMs: longestStartMs,
  streamTimeoutMs: longestStreamMs,
})

const playedType = /^(video|audio)\/[\w.+-]+$|^text\/vtt$/

/**
 * Handles `GET|HEAD /api/media/{path}`: streams a film, a sound or captions of the media library with ranges,
 * so that pages play media from this origin. Errors are plain text, since no page is shown for them.
 */
export async function serveMedia(request: Request, path: string): Promise<Response> {
  if (!isMediaPath(path) || !isPlayable(path)) return words(404, 'Not Found')
  const answered = await mediaLibrary.stream({
    path: `/${path}`,
    template: '/{file}',
    locale: 'fr',
    headers: selectionHeaders(selectionOf(request)),
  })
  if (answered.kind === 'ok') return mediaResponse(request, answered.status, answered.data)
  if (answered.kind !== 'refused') return words(502, 'Bad Gateway')
  return answered.status === 416 ? unsatisfiableRange(answered.contentRange) : words(404, 'Not Found')
}

function mediaResponse(request: Request, status: number, { headers, body }: StreamedResponse): Response {
  const isBodiless = request.method === 'HEAD' || status === 304
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isPlayed = status === 304 || playedType.test(type)
  if (isBodiless || !isPlayed) void body?.cancel()
  if (!isPlayed) return words(502, 'Bad Gateway')
  const answered = new Headers({ 'cache-control': 'public, max-age=3600' })
  if (status !== 304) answered.set('content-type', type === 'text/vtt' ? 'text/vtt; charset=utf-8' : type)
  describeBytes(headers, answered)
  return new Response(isBodiless ? null : body, { status, headers: answered })
}

const words = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
