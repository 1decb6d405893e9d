import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Long enough for the answer to be on its way: the database may be of this very process and hold it up. */
const startDelayMs = 100

/** Work that an answer does not wait for, because its duration would tell the caller something. */
export type BackgroundWork = {
  /** Starts the work shortly after; a failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void
  /** Waits for everything that was started. */
  settled(): Promise<void>
}

/** Keeps account of the work that is under way, so that stopping can wait for it. */
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
