/** Resolves when the caller may begin a long piece of work, which it begins at once. */
export type Turn = () => Promise<void>

/**
 * Lets callers begin one after the other, in the order in which they came: in each turn of the event loop one, and
 * others while `mostMs` have not passed. In between the loop looks at its sockets, where it takes one new connection a
 * turn: were all work that is ready done in one turn, new visitors would wait in the system's queue, where nothing sees
 * them and nothing sheds them.
 * @param now milliseconds of a steady clock.
 */
export function takeTurns(mostMs: number, now: () => number): Turn {
  const waiting: (() => void)[] = []
  let isGoing = false
  const letNext = (untilMs: number) => {
    const next = waiting.shift()
    isGoing = next !== undefined
    if (next === undefined) return
    next()
    // After what was let in, which goes on first, has come to where it waits for something else.
    queueMicrotask(() => (now() < untilMs ? letNext(untilMs) : setImmediate(beginTurn)))
  }
  const beginTurn = () => letNext(now() + mostMs)
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (!isGoing) setImmediate(beginTurn)
      isGoing = true
    })
}
