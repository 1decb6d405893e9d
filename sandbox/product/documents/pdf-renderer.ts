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

/** A running thread with the renderings that it owes. */
type Thread = { readonly worker: Worker; readonly owed: Map<number, Waiting> }

const idleMs = 30_000

/** Limits the worker's heap; a document needs far less. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

function resolveReply(owed: Thread['owed'], reply: RenderReply): void {
  const request = owed.get(reply.number)
  owed.delete(reply.number)
  if ('content' in reply) request?.resolve(reply.content)
  else request?.reject(new Error(reply.fault))
}

function rejectAll(owed: Thread['owed'], error: Error): void {
  for (const request of owed.values()) request.reject(error)
  owed.clear()
}

async function end({ worker, owed }: Thread): Promise<void> {
  await worker.terminate()
  rejectAll(owed, new Error('The document generator stopped'))
}

type Events = {
  /** It owes nothing any more. */
  onIdle(thread: Thread): void
  /** It has failed as a whole. */
  onDead(thread: Thread): void
}

function startThread({ onIdle, onDead }: Events): Thread {
  const worker = new Worker(workerUrl('./pdf-worker.ts', import.meta.url), { resourceLimits })
  const thread: Thread = { worker, owed: new Map() }
  worker.on('message', (reply: RenderReply) => {
    resolveReply(thread.owed, reply)
    if (thread.owed.size === 0) onIdle(thread)
  })
  worker.on('error', (error) => {
    onDead(thread)
    rejectAll(thread.owed, error instanceof Error ? error : new Error(String(error)))
  })
  worker.unref()
  return thread
}

/**
 * Creates the renderer. Its thread starts with the first document and ends after half a minute without one. A
 * document that is asked for while a thread ends is the next one's.
 */
export function createPdfRenderer(): PdfRenderer {
  let thread: Thread | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastNumber = 0
  const close = async () => {
    const ending = thread
    thread = undefined
    clearTimeout(idleTimer)
    if (ending !== undefined) await end(ending)
  }
  const events: Events = {
    onIdle(idle) {
      if (thread === idle) idleTimer = setTimeout(close, idleMs).unref()
    },
    onDead(dead) {
      if (thread === dead) thread = undefined
    },
  }
  return {
    render(input) {
      clearTimeout(idleTimer)
      thread ??= startThread(events)
      const { owed, worker } = thread
      lastNumber += 1
      const number = lastNumber
      return new Promise((resolve, reject) => {
        owed.set(number, { resolve, reject })
        worker.postMessage({ number, input } satisfies RenderRequest)
      })
    },
    close,
  }
}
