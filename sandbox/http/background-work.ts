import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * Milliseconds before work starts, so that the response is sent first: the database may run in this process
 * and block it.
 */
const startDelayMs = 100

/** Work that a response does not wait for, because its duration would reveal something to the caller. */
export type BackgroundWork = {
  /**
   * Starts the work shortly after; a failure is logged with its error and `name`. Work that goes over a list ends at its next entry
   * once `stop` is aborted.
   */
  run(name: string, work: (stop: AbortSignal) => Promise<void>): void
  /** Waits for all started work. */
  settled(): Promise<void>
  /** Tells the started work to end early, and waits for it. */
  stop(): Promise<void>
}

/** Creates a tracker of running work, so that a shutdown can wait for it. */
export function createBackgroundWork(log: Logger): BackgroundWork {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const settled = async () => {
    await Promise.all(running)
  }
  return {
    settled,
    stop() {
      stopping.abort()
      return settled()
    },
    run(name, work) {
      const task = pause(startDelayMs)
        .then(() => work(stopping.signal))
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
  }
}
