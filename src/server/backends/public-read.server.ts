import type { z } from 'zod/mini'
import { logThrown } from '../process/log-thrown.server.ts'

/**
 * What everybody may read, for the page that is being rendered: the input is checked and a bug is logged as a server
 * function's are, without the way that a browser's call takes. A server function gives the same to browsers.
 * @throws ZodMiniError for an input that the function refuses
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
