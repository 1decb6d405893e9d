import { createIsomorphicFn } from '@tanstack/react-start'

/** For the guard of every change of page: its frame is about to be drawn anew. A page that was sent has it as HTML. */
export const ensureFrame = createIsomorphicFn()
  .server(async (): Promise<void> => undefined)
  .client(async (): Promise<void> => (await import('./frame-parts.ts')).loadFrameParts())
