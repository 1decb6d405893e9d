import { createTextReading, type TextReading } from '../lib/rich-text/text-reading.ts'
import { env } from './env.server.ts'

/** What editors' texts and pictures are judged by in this configuration. */
export const textSettings = { publicUrl: env.PUBLIC_URL, mediaUrl: env.CONTENT_MEDIA_URL } as const

/** Starts reading the texts of one page: one reading a page, so that no anchor is given out twice. */
export const startTextReading = (): TextReading => createTextReading(textSettings)
