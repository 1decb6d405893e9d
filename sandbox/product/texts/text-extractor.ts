import { Worker } from 'node:worker_threads'
import { workerUrl } from '../../worker-url.ts'

/** Message to the worker: the file to read. */
export type TextRequest = { readonly path: string }

/** Message from the worker. */
export type TextReply = { readonly pages: readonly string[] } | { readonly fault: string }

/** Takes texts out of PDF files in a worker thread, one file at a time. */
export type TextExtractor = {
  /** @throws {Error} when the file has no text that can be read in time */
  extract(path: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** Limits for a file: extraction that exceeds them is stopped, and the text is not searched. */
const longestMs = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

function askWorker(worker: Worker, path: string): Promise<TextReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('The text took too long')), longestMs)
    const done = () => {
      clearTimeout(timer)
      worker.off('message', succeed).off('error', fail).off('exit', stopped)
    }
    const succeed = (reply: TextReply) => {
      done()
      resolve(reply)
    }
    const fail = (error: unknown) => {
      done()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const stopped = () => fail(new Error('The text extractor stopped'))
    worker.on('message', succeed).on('error', fail).on('exit', stopped)
    worker.postMessage({ path } satisfies TextRequest)
  })
}

/** Creates the extractor. Its thread starts with the first file; callers pass one file at a time. */
export function createTextExtractor(): TextExtractor {
  let worker: Worker | undefined
  const close = async () => {
    const stopping = worker
    worker = undefined
    await stopping?.terminate()
  }
  return {
    async extract(path) {
      worker ??= new Worker(workerUrl('./text-worker.ts', import.meta.url), { resourceLimits })
      worker.unref()
      try {
        const reply = await askWorker(worker, path)
        if ('fault' in reply) throw new Error(reply.fault)
        return reply.pages
      } catch (error) {
        await close()
        throw error
      }
    },
    close,
  }
}
