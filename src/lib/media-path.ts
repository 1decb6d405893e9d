/** Base URL of the media library, or several. */
export type MediaUrls = string | readonly string[]

const segment = /^\w[\w.@+-]*$/
const longestPath = 300
const deepest = 6

/** Reports whether a path stays under the media library's base URL: plain names, no dot segments. */
export function isMediaPath(path: string): boolean {
  const segments = path.split('/')
  return (
    path.length <= longestPath && segments.length <= deepest && segments.every((part) => segment.test(part))
  )
}

/**
 * The path of a file relative to the media library's base URL; null for a file outside of it.
 *
 * @param url As the content backend writes it: `/uploads/…`, or absolute where an object store holds the
 *   files.
 * @param mediaUrl The media library's absolute base URLs, without trailing slash: the portal's own, and the
 *   editors'.
 */
export function mediaPathOf(url: string, mediaUrl: MediaUrls): string | null {
  const prefix = ['/uploads/', ...[mediaUrl].flat().map((known) => `${known}/`)].find((known) =>
    url.startsWith(known),
  )
  const path = prefix === undefined ? '' : url.slice(prefix.length)
  return isMediaPath(path) ? path : null
}

const playable = /\.(webm|mp4|m4v|ogv|mp3|m4a|ogg|vtt)$/i

/**
 * Reports whether the portal proxies a file of the media library: videos, audio and captions. Documents have their own
 * access checks (rights, a form before a white book), which a media URL must not bypass.
 */
export const isPlayable = (path: string): boolean => playable.test(path)

/**
 * URL at which the portal proxies a video, audio or captions file of the media library; see {@link
 * isPlayable}.
 */
export function mediaAddress(path: string): string {
  return `/api/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
/** URL of a document on this portal (P-193). */
export function documentHref(id: string): string {
  return `/api/proxy/documents/${encodeURIComponent(id)}/view`
}
