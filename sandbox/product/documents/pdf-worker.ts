import { parentPort } from 'node:worker_threads'
import type { DocumentInput } from '../pdf/document-input.ts'
import { renderDocument } from '../pdf/render-document.ts'
import type { RenderReply, RenderRequest } from './pdf-renderer.ts'

async function reply(number: number, input: DocumentInput): Promise<RenderReply> {
  try {
    return { number, content: await renderDocument(input) }
  } catch (error) {
    return { number, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async ({ number, input }: RenderRequest) => {
  parentPort?.postMessage(await reply(number, input))
})
