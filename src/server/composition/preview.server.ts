import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { answerPreview, createContentReading, type ReadContent } from '../preview/preview-answer.server.ts'
import { auth } from './auth.server.ts'
import { contentApi, contentDrafts } from './backends.server.ts'
import { env } from './env.server.ts'

const { cookies, staff } = auth
const readContent = createContentReading({ cookies, staff, published: contentApi, draftsOf: contentDrafts })

/** What the request being served reads. An answer with drafts is never kept and never indexed. */
export async function readingOfRequest(): Promise<ReadContent> {
  const reading = await readContent(getRequestHeader('cookie') ?? null)
  if (reading.isPreview) {
    setResponseHeader('cache-control', 'no-store')
    setResponseHeader('x-robots-tag', 'noindex, nofollow')
  }
  return reading
}

/** The content backend as the request being served may read it. */
export async function contentOfRequest(): Promise<ContentApi> {
  return (await readingOfRequest()).api
}

/** The call behind the content backend's preview button. */
export const preview = (request: Request): Promise<Response> =>
  answerPreview(request, { cookies, staff, draftsOf: contentDrafts, publicUrl: env.PUBLIC_URL })
