import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * Milliseconds before work starts, so that the response is sent first: the database may run in this process
 * and block it.
 */
const startDelayMs = 100

/** Work that a response does not wait for, because its duration would reveal something to the caller. */
export type BackgroundWork = {
  /** Starts the work shortly after; a failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void
  /** Waits for all started work. */
  settled(): Promise<void>
}

/** Creates a tracker of running work, so that a shutdown can wait for it. */
export function createBackgroundWork(log: Logger): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const task = pause(startDelayMs)
        .then(work)
        .catch((error: unknown) => log.error({ error, name }, 'background work failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
