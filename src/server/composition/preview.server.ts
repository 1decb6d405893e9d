import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { createContentReading, handlePreview, type ReadContent } from '../preview/preview-response.server.ts'
import { auth } from './auth.server.ts'
import { contentApi, contentDrafts } from './backends.server.ts'
import { env } from './env.server.ts'

const { cookies, staff } = auth
const readContent = createContentReading({ cookies, staff, published: contentApi, draftsOf: contentDrafts })

/**
 * Returns the content access of the current request. A response with drafts is never cached and never
 * indexed.
 */
export async function readingOfRequest(): Promise<ReadContent> {
  const reading = await readContent(getRequestHeader('cookie') ?? null)
  if (reading.isPreview) {
    setResponseHeader('cache-control', 'no-store')
    setResponseHeader('x-robots-tag', 'noindex, nofollow')
  }
  return reading
}

/** Returns the content API for the current request: drafts in a preview, else published content. */
export async function contentOfRequest(): Promise<ContentApi> {
  return (await readingOfRequest()).api
}

/** Handles the content backend's preview button. */
export const preview = (request: Request): Promise<Response> =>
  handlePreview(request, { cookies, staff, draftsOf: contentDrafts, publicUrl: env.PUBLIC_URL })
