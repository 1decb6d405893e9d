import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { attachmentDisposition, fileNameOf } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'

type Asked = { readonly id: string; readonly locale: Locale; readonly token: string }

/** Sends a PDF that the product API generates for its reader, uncacheable; another user's is treated as missing. */
export async function handlePdf(
  asked: Asked,
  read: (asked: Asked) => Promise<BackendOutcome<StreamedResponse>>,
): Promise<Response> {
  const answered = await read(asked)
  if (answered.kind !== 'ok') return failurePage(answered, asked.locale)
  const { body, headers } = answered.data
  const name = fileNameOf(headers.get('content-disposition')) ?? `${asked.id}.pdf`
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachmentDisposition(name),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
