import { Worker } from 'node:worker_threads'
import { workerUrl } from '../../worker-url.ts'
import type {
  AccountInput,
  DocumentInput,
  NoticeInput,
  ReceiptInput,
  SubscriptionInput,
} from '../pdf/document-input.ts'

/** Source of a file: a document of a fund, a capital account, a receipt, a notice to an investor, a subscription to sign. */
export type PdfInput = AccountInput | DocumentInput | ReceiptInput | NoticeInput | SubscriptionInput

/** Message to the worker. */
export type RenderRequest = { readonly number: number; readonly input: PdfInput }

/** Message from the worker. */
export type RenderReply =
  | { readonly number: number; readonly content: Uint8Array }
  | { readonly number: number; readonly fault: string }

/** Renders PDF files in a worker thread, so that requests never wait for one. */
export type PdfRenderer = {
  /** @throws when the document cannot be rendered, or the renderer was closed */
  render(input: PdfInput): Promise<Uint8Array>
  close(): Promise<void>
}

type Waiting = { resolve(content: Uint8Array): void; reject(error: Error): void }

const idleMs = 30_000

/** Limits the worker's heap; a document needs far less. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

function resolveReply(waiting: Map<number, Waiting>, reply: RenderReply): void {
  const request = waiting.get(reply.number)
  waiting.delete(reply.number)
  if ('content' in reply) request?.resolve(reply.content)
  else request?.reject(new Error(reply.fault))
}

function rejectAll(waiting: Map<number, Waiting>, error: Error): void {
  for (const request of waiting.values()) request.reject(error)
  waiting.clear()
}

/**
 * Creates the renderer. Its thread starts with the first document and ends after half a minute without one.
 */
export function createPdfRenderer(): PdfRenderer {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastNumber = 0
  const stop = async () => {
    const stopping = worker
    worker = undefined
    clearTimeout(idleTimer)
    await stopping?.terminate()
    rejectAll(waiting, new Error('The document generator stopped'))
  }
  const start = () => {
    const started = new Worker(workerUrl('./pdf-worker.ts', import.meta.url), { resourceLimits })
    started.on('message', (reply: RenderReply) => {
      resolveReply(waiting, reply)
      if (waiting.size === 0) idleTimer = setTimeout(stop, idleMs).unref()
    })
    started.on('error', (error) => {
      rejectAll(waiting, error instanceof Error ? error : new Error(String(error)))
      if (worker === started) worker = undefined
    })
    started.unref()
    return started
  }
  return {
    render(input) {
      clearTimeout(idleTimer)
      worker ??= start()
      lastNumber += 1
      const number = lastNumber
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        worker?.postMessage({ number, input } satisfies RenderRequest)
      })
    },
    close: stop,
  }
}
