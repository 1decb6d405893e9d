import { createTextReading, type TextReading } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { env } from '../composition/env.server.ts'
import { log } from '../process/log.server.ts'

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
    onRefusedPicture: (reason) => log.error({ reason }, 'picture of an editor not shown'),
  })
