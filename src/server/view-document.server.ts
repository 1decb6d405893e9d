import { productApi } from './backends.server.ts'
import { documentAnswer } from './document-answer.server.ts'
import { failurePage } from './failure-page.server.ts'
import { preferredLocale } from './preferred-locale.server.ts'
import type { ByteSelection } from './product-api/product-api.server.ts'

const documentId = /^doc-[1-9]\d{0,9}$/

/**
 * Answers a document's file, or a page that says why not. Whoever may not read a document gets the answer of one
 * that does not exist (decision 19).
 */
export async function viewDocument(request: Request, id: string): Promise<Response> {
  const locale = preferredLocale(request)
  if (!documentId.test(id)) return failurePage(undefined, locale)
  const answered = await productApi.readDocument({ locale, id, select: selectionOf(request) })
  if (answered.kind === 'refused' && answered.status === 416) return unsatisfiable()
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  return documentAnswer(answered.data, {
    id,
    status: answered.status,
    isPrivate: isPrivate(answered.data.headers),
    isHead: request.method === 'HEAD',
  })
}

/** No page: whoever asks for a range is a program (RFC 9110, 15.5.17). */
const unsatisfiable = (): Response => new Response(null, { status: 416 })

/** Only what the product API itself calls public may be kept by browsers and proxies. */
const isPrivate = (headers: Headers): boolean => !/\bpublic\b/.test(headers.get('cache-control') ?? '')

function selectionOf({ headers }: Request): ByteSelection {
  const range = headers.get('range')
  const ifRange = headers.get('if-range')
  const ifNoneMatch = headers.get('if-none-match')
  return {
    ...(range === null ? {} : { range }),
    ...(ifRange === null ? {} : { ifRange }),
    ...(ifNoneMatch === null ? {} : { ifNoneMatch }),
  }
}
