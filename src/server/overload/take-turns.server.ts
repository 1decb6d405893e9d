/** Resolves when the caller may begin a long piece of work. */
export type Turn = () => Promise<void>

/**
 * Lets one caller begin in each turn of the event loop, in the order in which they came. Between two of them the loop
 * looks at its sockets, where it takes one new connection a turn: were all work that is ready done in one turn, new
 * visitors would wait in the system's queue, where nothing sees them and nothing sheds them.
 */
export function takeTurns(): Turn {
  const waiting: (() => void)[] = []
  const letNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(letNext)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letNext)
    })
}
