import { createTextReading, type TextReading } from '../../lib/rich-text/text-reading.ts'
import { env } from '../composition/env.server.ts'
import { log } from '../process/log.server.ts'

/** What editors' texts and pictures are judged by in this configuration. */
export const textSettings = {
  publicUrl: env.PUBLIC_URL,
  mediaUrl: [env.CONTENT_MEDIA_URL, ...env.CONTENT_MEDIA_ALIASES],
} as const

/** Starts reading the texts of one page: one reading a page, so that no anchor is given out twice. */
export const startTextReading = (): TextReading =>
  createTextReading({
    ...textSettings,
    onRefusedPicture: (reason) => log.error({ reason }, 'picture of an editor not shown'),
  })
