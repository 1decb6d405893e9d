/** Lets a few tasks run at a time and a few more wait; who comes after is turned away. */
export type Gate = {
  /** The task's result, or `busy` at once when too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T | 'busy'>
}

/** Builds a gate for `running` tasks at a time, with room for `waiting` more. */
export function createGate({ running, waiting }: { running: number; waiting: number }): Gate {
  const queue: (() => void)[] = []
  let active = 0
  return {
    async run(task) {
      if (active >= running) {
        if (queue.length >= waiting) return 'busy'
        // The place of who leaves is handed on, so nobody comes in between.
        await new Promise<void>((enter) => queue.push(enter))
      } else active += 1
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next === undefined) active -= 1
        else next()
      }
    },
  }
}
