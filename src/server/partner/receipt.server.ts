import type { Locale } from '../../routing/addresses/locales.ts'
import type { SubscriptionCalls } from '../backends/product-api/partner-calls.server.ts'
import { attachmentDisposition, fileNameOf } from '../http/document-answer.server.ts'
import { failurePage } from '../http/failure-page.server.ts'

type Asked = { readonly id: string; readonly locale: Locale; readonly token: string }

/** The receipt of a request, kept by nobody on the way; another's is answered as one that does not exist. */
export async function answerReceipt(
  asked: Asked,
  { readReceipt }: Pick<SubscriptionCalls, 'readReceipt'>,
): Promise<Response> {
  const answered = await readReceipt(asked)
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
