/** One address of the media library, or several. */
export type MediaUrls = string | readonly string[]

const segment = /^\w[\w.@+-]*$/
const longestPath = 300
const deepest = 6

/** Whether a path under the media library's address can lead nowhere else: plain names, no dots to climb by. */
export function isMediaPath(path: string): boolean {
  const segments = path.split('/')
  return (
    path.length <= longestPath && segments.length <= deepest && segments.every((part) => segment.test(part))
  )
}

/**
 * The path of a file under the media library's address, or null for a file of anywhere else.
 *
 * @param url As the content backend writes it: `/uploads/…`, or absolute where an object store holds the files.
 * @param mediaUrl The media library's absolute addresses, without a slash at their ends: the portal's own, and those
 *   under which editors see it.
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
 * Whether the portal passes a file of the media library on: films, sound and captions. Documents have their own ways
 * (rights, a form before a white book), which an address of the library must not go round.
 */
export const isPlayable = (path: string): boolean => playable.test(path)

/** Address at which the portal passes on a film, a sound or captions of the media library; see {@link isPlayable}. */
export function mediaAddress(path: string): string {
  return `/api/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
/** Where a document is read on this portal (P-193). */
export function documentHref(id: string): string {
  return `/api/proxy/documents/${encodeURIComponent(id)}/view`
}
