import { LRUCache } from 'lru-cache'
import type { Log } from '../process/log.server.ts'
import type { ImageRequest } from './image-request.server.ts'
import type { SourceResponse } from './image-source.server.ts'

/** Why a picture cannot be had. */
type Missing = Exclude<SourceResponse['kind'], 'found'>

type Options = {
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
  /** Time for which a picture that is gone is not asked for again, in milliseconds. */
  readonly freshMs: number
}

/** Remembers which pictures could not be had, of the many that anybody may ask for. */
export type MissingPictures = {
  /** Reports whether the library has just said that it has no such file. */
  isGone(request: ImageRequest): boolean
  /** Logs a picture that could not be had, once for each reason until it is there again. */
  note(request: ImageRequest, kind: Missing, reason?: string): void
  /** The picture is there. */
  forget(request: ImageRequest): void
}

const mostKnown = 1000

/** Creates the memory of missing pictures: visitors ask for each in several sizes and formats (P-879). */
export function createMissingPictures({ log, now, freshMs }: Options): MissingPictures {
  const goneAtMs = new LRUCache<string, number>({ max: mostKnown })
  const told = new LRUCache<string, Missing>({ max: mostKnown })
  const keyOf = ({ path, version }: ImageRequest) => `${version ?? ''} ${path}`
  return {
    isGone: (request) => now() - (goneAtMs.get(keyOf(request)) ?? Number.NEGATIVE_INFINITY) < freshMs,
    note(request, kind, reason) {
      const { path } = request
      if (kind === 'absent') goneAtMs.set(keyOf(request), now())
      if (told.get(path) === kind) return
      told.set(path, kind)
      log.warn({ path, code: kind, reason }, 'picture not had')
    },
    forget(request) {
      goneAtMs.delete(keyOf(request))
      told.delete(request.path)
    },
  }
}
