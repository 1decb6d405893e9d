import type { z } from 'zod/mini'
import { logThrown } from '../process/log-thrown.server.ts'

/**
 * Reads public data directly while a page is rendered: it parses the input and logs errors like a server
 * function, without the overhead of a call. A server function returns the same data to browsers.
 * @throws ZodMiniError for invalid input
 */
export const publicRead =
  <Input extends z.ZodMiniType, Answer>(input: Input, read: (asked: z.output<Input>) => Promise<Answer>) =>
  async (asked: z.output<Input>): Promise<Answer> => {
    try {
      return await read(input.parse(asked))
    } catch (error) {
      throw logThrown(error)
    }
  }
