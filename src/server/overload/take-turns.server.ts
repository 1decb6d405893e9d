/** Resolves when the caller may begin a long piece of work, which it begins at once. */
export type Turn = () => Promise<void>

/**
 * Lets callers begin in the order in which they came, at most `together` of them in each turn of the event loop. In
 * between the loop looks at its sockets, where it takes one new connection a turn: were all work that is ready done in
 * one turn, new visitors would wait in the system's queue, where nothing sees them and nothing sheds them. Those who
 * begin together do each step of their work one after the other, before any of them does the next one: the same code
 * many times over is faster than each piece of it in turn.
 */
export function takeTurns(together: number): Turn {
  const waiting: (() => void)[] = []
  let isGoing = false
  const beginTurn = () => {
    const next = waiting.splice(0, together)
    isGoing = next.length > 0
    if (!isGoing) return
    for (const begin of next) begin()
    setImmediate(beginTurn)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (!isGoing) setImmediate(beginTurn)
      isGoing = true
    })
}
