/** Resolves when the caller may begin a long piece of work, which it begins at once. */
export type Turn = () => Promise<void>

/** Work in two steps with a wait of any length between them: `begin` before the first, `goOn` before the second. */
export type Turns = { readonly begin: Turn; readonly goOn: Turn }

type Waiting = (() => void)[]

/**
 * Lets callers begin in the order in which they came, at most `together` of them in each turn of the event loop. In
 * between the loop looks at its sockets, where it takes one new connection a turn: were all work that is ready done in
 * one turn, new visitors would wait in the system's queue, where nothing sees them and nothing sheds them. Those who
 * begin together do each step of their work one after the other, before any of them does the next one: the same code
 * many times over is faster than each piece of it in turn.
 *
 * Whoever can go on comes before whoever would begin, so that what work under way holds in memory is soon let go.
 */
export function takeTurns(together: number): Turns {
  const goingOn: Waiting = []
  const beginning: Waiting = []
  let isGoing = false
  const nextTurn = () => {
    const next = (goingOn.length > 0 ? goingOn : beginning).splice(0, together)
    isGoing = next.length > 0
    if (!isGoing) return
    for (const resume of next) resume()
    setImmediate(nextTurn)
  }
  const turnOf = (waiting: Waiting) => () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (!isGoing) setImmediate(nextTurn)
      isGoing = true
    })
  return { begin: turnOf(beginning), goOn: turnOf(goingOn) }
}
