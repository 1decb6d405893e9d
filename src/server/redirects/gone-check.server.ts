/** Whether the page of a path is gone; undefined where nobody can say now. */
export type AskWhetherGone = (pathname: string) => Promise<boolean | undefined>

type GoneCheckOptions = {
  readonly ask: AskWhetherGone
  readonly now?: () => number
  /** For how long an answer holds. */
  readonly keptMs?: number
  /** For how long nobody asks again after no answer came: visitors must not wait for it one after the other. */
  readonly retryMs?: number
}

type Known = { readonly isGone: boolean; readonly until: number }

/**
 * Asks once for all visitors who want to know the same, and keeps the answer (decisions 6 and 8). What could not be
 * found out counts as not gone. The paths are those of a list, which bounds what is kept.
 */
export function createGoneCheck(options: GoneCheckOptions): (pathname: string) => Promise<boolean> {
  const { ask, now = Date.now, keptMs = 3_600_000, retryMs = 30_000 } = options
  const known = new Map<string, Known>()
  const running = new Map<string, Promise<boolean>>()

  async function find(pathname: string): Promise<boolean> {
    const answer = await ask(pathname)
    known.set(pathname, {
      isGone: answer ?? false,
      until: now() + (answer === undefined ? retryMs : keptMs),
    })
    return answer ?? false
  }

  return async (pathname) => {
    const kept = known.get(pathname)
    if (kept !== undefined && kept.until > now()) return kept.isGone
    const asked = running.get(pathname) ?? find(pathname).finally(() => running.delete(pathname))
    running.set(pathname, asked)
    return asked
  }
}
