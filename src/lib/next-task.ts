/**
 * Resolves in a task of its own: the browser may answer its visitor, or draw, before what follows begins.
 * Long work in one piece is what keeps a press waiting (Total Blocking Time counts pieces of more than 50 ms).
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
