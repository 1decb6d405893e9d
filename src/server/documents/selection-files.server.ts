import type { LibraryDocument } from '../../contract/product-api/library.schema.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { StreamedAnswer } from '../http-client.server.ts'

/** A file of a selection: its place in the archive, and its bytes as they are asked for. */
export type SelectionFile = {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Uint8Array>
}

const longestPart = 100

/** A text as a name of a file or folder of every system: no path, no control or reserved character, no hidden file. */
function safePart(text: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestPart)
    .toWellFormed()
    .replaceAll(/^[ .]+|[ .]+$/g, '')
  return clean === '' ? 'document' : clean
}

/**
 * Names of documents in an archive: a folder for each fund, and names that tell their date, language and number, so
 * that no two are the same.
 */
export function nameInArchive({ id, fund, title, publishedOn, language }: LibraryDocument): string {
  return `${safePart(fund.name)}/${publishedOn} ${safePart(title)} (${language}, ${safePart(id)}).pdf`
}

/** The bytes of an answer, one read at a time; nothing is read before it is asked for. */
async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

/**
 * The files of a selection one after the other: each is asked of the product API, which checks the right to it once
 * more, when the one before it has been sent. Whoever stops half-way stops the file that is under way too.
 *
 * @throws {Error} when a document cannot be had any more: an archive that misses one must not look whole
 */
export async function* selectionFiles(
  documents: readonly LibraryDocument[],
  open: (id: string) => Promise<BackendOutcome<StreamedAnswer>>,
): AsyncGenerator<SelectionFile> {
  for (const document of documents) {
    const answered = await open(document.id)
    const body = answered.kind === 'ok' ? answered.data.body : null
    if (body === null) throw new Error(`a document of a selection could not be had: ${answered.kind}`)
    const reader = body.getReader()
    try {
      const lastModified = new Date(`${document.publishedOn}T12:00:00Z`)
      yield { name: nameInArchive(document), lastModified, input: chunksOf(reader) }
    } finally {
      await reader.cancel()
    }
  }
}
