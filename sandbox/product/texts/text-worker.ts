import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { extractPages } from './extract-pages.ts'
import type { TextReply, TextRequest } from './text-extractor.ts'

async function reply({ path }: TextRequest): Promise<TextReply> {
  try {
    return { pages: await extractPages(new Uint8Array(await readFile(path))) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (request: TextRequest) => {
  parentPort?.postMessage(await reply(request))
})
