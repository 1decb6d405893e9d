/**
 * Resolves in a new task, so that the browser can handle input or paint before the work that follows. Long
 * tasks delay input (Total Blocking Time counts tasks of more than 50 ms).
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
