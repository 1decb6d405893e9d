import { parentPort } from 'node:worker_threads'
import { renderAccount } from '../pdf/account/render-account.ts'
import { renderNotice } from '../pdf/notice/render-notice.ts'
import { renderReceipt } from '../pdf/receipt/render-receipt.ts'
import { renderDocument } from '../pdf/render-document.ts'
import { renderSubscription } from '../pdf/subscription/render-subscription.ts'
import type { PdfInput, RenderReply, RenderRequest } from './pdf-renderer.ts'

function render(input: PdfInput): Promise<Uint8Array> {
  if ('document' in input) return renderDocument(input)
  if ('account' in input) return renderAccount(input)
  if ('subscription' in input) return renderSubscription(input)
  return 'notice' in input ? renderNotice(input) : renderReceipt(input)
}

async function reply(number: number, input: PdfInput): Promise<RenderReply> {
  try {
    return { number, content: await render(input) }
  } catch (error) {
    return { number, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async ({ number, input }: RenderRequest) => {
  parentPort?.postMessage(await reply(number, input))
})
