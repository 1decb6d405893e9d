import { notFound } from '@tanstack/react-router'
import type { z } from 'zod/mini'
import { createTextReading, type TextReading } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { env } from '../composition/env.server.ts'
import { log, logThrown } from '../process/log.server.ts'
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

/** Settings by which editors' texts and images are checked. */
export const textSettings = {
  publicUrl: env.PUBLIC_URL,
  mediaUrl: [env.CONTENT_MEDIA_URL, ...env.CONTENT_MEDIA_ALIASES],
} as const

/** Creates the reading of one page's texts in its language, with anchors that are unique in that page. */
export const startTextReading = (language: Locale): TextReading =>
  createTextReading({
    ...textSettings,
    language,
    onRefusedFile: (reason) => log.error({ reason }, 'file of an editor not shown'),
  })
