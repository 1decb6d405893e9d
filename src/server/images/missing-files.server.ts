import { once } from '../../lib/once.ts'

/** Reports whether the media library has no file at a path. It never throws. */
export type IsGone = (path: string) => Promise<boolean>

type Options = {
  /** Base URL of the media library, the only host that is requested. */
  readonly mediaUrl: string
  /** Time for all files together, in milliseconds. */
  readonly timeoutMs?: number
}

/**
 * Creates the check of one reading of all content: each file is asked for once. A file counts as gone only if the library
 * says so; nothing more is asked once it does not respond, or the time is over.
 */
export function createMissingFiles({ mediaUrl, timeoutMs = 2000 }: Options): IsGone {
  const known = new Map<string, () => Promise<boolean>>()
  const signal = AbortSignal.timeout(timeoutMs)
  let isSilent = false
  const ask = async (path: string): Promise<boolean> => {
    if (isSilent) return false
    try {
      const target = `${mediaUrl}/${path.split('/').map(encodeURIComponent).join('/')}`
      const { status } = await fetch(target, { method: 'HEAD', redirect: 'manual', signal })
      return status === 404 || status === 410
    } catch {
      isSilent = true
      return false
    }
  }
  return (path) => {
    const asked = known.get(path) ?? once(() => ask(path))
    known.set(path, asked)
    return asked()
  }
}
