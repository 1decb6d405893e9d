import { notFound } from '@tanstack/react-router'
import type { z } from 'zod/mini'
import { logThrown } from '../process/log-thrown.server.ts'

/**
 * Reads public data directly while a page is rendered: it parses the input and logs errors like a server function,
 * without the overhead of a call. A server function returns the same data to browsers.
 * @throws not-found for invalid input, since that comes from the URL (P-558)
 */
export const publicRead =
  <Input extends z.ZodMiniType, Reply>(input: Input, read: (asked: z.output<Input>) => Promise<Reply>) =>
  async (asked: z.output<Input>): Promise<Reply> => {
    const checked = input.safeParse(asked)
    if (!checked.success) throw notFound()
    try {
      return await read(checked.data)
    } catch (error) {
      throw logThrown(error)
    }
  }
