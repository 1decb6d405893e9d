import { createHash } from 'node:crypto'
import type { Log } from '../process/log.server.ts'
import type { ImageRequest } from './image-request.server.ts'
import { createGate, type ImageSource, type transformImage } from './image-source.server.ts'
import type { ImageStore, StoredImage } from './image-store.server.ts'
import { createMissingPictures, type MissingPictures } from './missing-pictures.server.ts'

/** An image, or why it is unavailable. `busy` is temporary: too many images are being encoded. */
export type ImageOutcome =
  | { readonly kind: 'ok'; readonly image: StoredImage; readonly isCurrent: boolean }
  | { readonly kind: 'absent' | 'unusable' | 'unreachable' | 'busy' }

/** Dependencies and settings of the image service. */
export type ImagesOptions = {
  readonly source: ImageSource
  /** Opened with the first image. */
  readonly store: () => ImageStore
  readonly transform: typeof transformImage
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
  /** Time for which an original of unknown version, or one that is gone, is not checked again, in milliseconds. */
  readonly freshMs?: number
}

/** Serves images of the media library in known widths and formats. */
export type Images = { read(request: ImageRequest): Promise<ImageOutcome> }

/**
 * Creates the image service. Results are stored by path, width and format but not by version, so that invented versions
 * cannot fill the store: a version other than the last one only checks whether the original has changed. At most one
 * encoding runs per image, and two in all.
 */
export function createImages(options: ImagesOptions): Images {
  const { now, freshMs = 60_000, store } = options
  const underway = new Map<string, Promise<ImageOutcome>>()
  const gate = createGate({ running: 2, waiting: 60 })
  const missing = createMissingPictures({ log: options.log, now, freshMs })

  const isCurrent = (known: StoredImage, { version }: ImageRequest) =>
    version === null ? now() - known.checkedAtMs < freshMs : known.version === version

  async function renew(request: ImageRequest, known: StoredImage | undefined): Promise<ImageOutcome> {
    const renewed = missing.isGone(request)
      ? ({ kind: 'absent' } as const)
      : await gate.run(() => makeImage({ ...options, missing }, request, known))
    const made: ImageOutcome = renewed === 'busy' ? { kind: 'busy' } : renewed
    if (made.kind === 'ok') store().set(keyOf(request), made.image)
    // An outdated image is better than a gap in the page.
    return made.kind === 'ok' || known === undefined ? made : { kind: 'ok', image: known, isCurrent: false }
  }

  return {
    read(request) {
      const key = keyOf(request)
      const known = store().get(key)
      if (known !== undefined && isCurrent(known, request)) {
        return Promise.resolve({ kind: 'ok', image: known, isCurrent: true })
      }
      const started = underway.get(key) ?? renew(request, known).finally(() => underway.delete(key))
      underway.set(key, started)
      return started
    },
  }
}

const keyOf = ({ path, width, format }: ImageRequest): string => `${width} ${format} ${path}`

async function makeImage(
  { source, transform, now, missing }: ImagesOptions & { readonly missing: MissingPictures },
  request: ImageRequest,
  known: StoredImage | undefined,
): Promise<ImageOutcome> {
  const { width, format, version } = request
  const found = await source(request.path, known?.sourceEtag ?? null)
  const checked = { version, checkedAtMs: now() }
  if (found.kind === 'same' && known) return { kind: 'ok', image: { ...known, ...checked }, isCurrent: true }
  if (found.kind !== 'found') {
    missing.note(request, found.kind, 'reason' in found ? found.reason : undefined)
    return { kind: found.kind === 'same' ? 'unreachable' : found.kind }
  }
  const sourceHash = hashOf(found.bytes)
  const origin = { sourceEtag: found.etag, sourceHash, ...checked }
  if (known?.sourceHash === sourceHash) return { kind: 'ok', image: { ...known, ...origin }, isCurrent: true }
  try {
    const made = await transform(found.bytes, width, format)
    missing.forget(request)
    return { kind: 'ok', image: { ...made, etag: `"${hashOf(made.body)}"`, ...origin }, isCurrent: true }
  } catch (error) {
    missing.note(request, 'unusable', error instanceof Error ? error.message : undefined)
    return { kind: 'unusable' }
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
