import { notFound } from '@tanstack/react-router'
import type { z } from 'zod/mini'
import { createTextReading, type TextReading } from '../../lib/rich-text/text-reading.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { contentApi } from '../composition/backends.server.ts'
import { env } from '../composition/env.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { log, logThrown } from '../process/log.server.ts'
import type { BackendOutcome } from './backend-outcome.server.ts'

/** Settings of {@link staleIfError}. */
type StaleIfErrorOptions = {
  /** Time for which a page waits for this optional part. */
  readonly waitMs?: number
  /** Time for which a failed backend is not called again. */
  readonly restMs?: number
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Reads an optional part of many pages, for which no page waits long or fails. `load` returns undefined on
 * failure; then the key's last good value is used, and the page is marked as partial, so that it replaces no
 * complete one.
 */
export function staleIfError<Key extends string, Value>(
  load: (key: Key) => Promise<Value | undefined>,
  { waitMs = 1500, restMs = 5000, now = Date.now }: StaleIfErrorOptions = {},
): (key: Key) => Promise<Value | undefined> {
  const good = new Map<Key, Value>()
  const failedAt = new Map<Key, number>()
  const isResting = (key: Key) => now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs
  return async (key) => {
    const loaded = isResting(key) ? undefined : await within(waitMs, load(key))
    if (loaded !== undefined) {
      good.set(key, loaded)
      return loaded
    }
    if (!isResting(key)) failedAt.set(key, now())
    currentRequestContext()?.onPartial?.()
    return good.get(key)
  }
}

/**
 * Returns the value of a promise, or undefined after `waitMs` milliseconds. A later failure is ignored by the
 * page.
 */
async function within<Value>(waitMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), waitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Number of recent texts of a section on other pages. */
const mostLatest = 3

/** Number of authors that texts link to: one response of the content backend. */
const mostAuthors = 100

/** Calls a content endpoint and returns its last good response while it fails. */
function lastGood<Data>(ask: (asked: { locale: Locale }) => Promise<BackendOutcome<Data>>) {
  return staleIfError(async (locale: Locale) => {
    const answered = await ask({ locale })
    return answered.kind === 'ok' ? answered.data : undefined
  })
}

/** Editors' content for the whole site. No page waits long or fails for it. */
export const siteContent = {
  menu: lastGood(contentApi.getMenu),
  footer: lastGood(contentApi.getFooter),
  global: lastGood(contentApi.getGlobal),
  homepage: lastGood(contentApi.getHomepage),
  latestGuides: lastGood(({ locale }) => contentApi.listGuides({ locale, pageSize: mostLatest })),
  authors: lastGood(({ locale }) => contentApi.listAuthors({ locale, pageSize: mostAuthors })),
  series: lastGood(contentApi.listSeries),
  latestArticles: lastGood(({ locale }) => contentApi.listArticles({ locale, pageSize: mostLatest })),
}

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
    onRefusedLink: () => log.error('link of an editor not shown'),
  })
