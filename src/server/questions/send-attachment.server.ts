import { attachmentTypeSchema } from '../../contract/product-api/question.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { attachmentDisposition, fileNameOf } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'

/**
 * Sends the file of a message as a download, never displayed or executed, and uncacheable. Types that attachments may
 * not have are sent as bytes.
 */
export async function sendAttachment(
  answered: BackendOutcome<StreamedResponse>,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Response> {
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  const { body, headers } = answered.data
  const type = attachmentTypeSchema.safeParse(headers.get('content-type'))
  return new Response(body, {
    headers: {
      'content-type': type.success ? type.data : 'application/octet-stream',
      'content-disposition': attachmentDisposition(fileNameOf(headers.get('content-disposition')) ?? id),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
