import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '../../contract/product-api/library.schema.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import { archiveFiles, documentFile, nameInArchive } from './download-selection.server.ts'

const documentOf = (id: string, changes: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id,
  fundId: 'fnd-1',
  fund: { id: 'fnd-1', name: 'Fonds Un', slug: null },
  title: 'Rapport',
  group: 'reporting',
  type: { code: 'x', label: 'x' },
  subType: { code: 'x', label: 'x' },
  year: 2026,
  publishedOn: '2026-01-15',
  language: 'fr',
  pages: 1,
  bytes: null,
  access: 'subscribers',
  contentPath: null,
  ...changes,
})

type Opened = { id: string; isCancelled: boolean }

const selectionFiles = (documents: readonly LibraryDocument[], open: Parameters<typeof documentFile>[1]) =>
  archiveFiles(documents.map((document) => documentFile(document, open)))

/** Returns documents of two parts each, and records the state of those that were opened. */
function openDocuments() {
  const opened: Opened[] = []
  const open = (id: string): Promise<BackendOutcome<StreamedResponse>> => {
    const state: Opened = { id, isCancelled: false }
    opened.push(state)
    let left = 2
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1
        controller.enqueue(new Uint8Array([left]))
        if (left === 0) controller.close()
      },
      cancel() {
        state.isCancelled = true
      },
    })
    return Promise.resolve({ kind: 'ok', status: 200, data: { headers: new Headers(), body } })
  }
  return { opened, open }
}

describe('the files of a selection', () => {
  it('are opened one after the other, when they are asked for', async () => {
    const { opened, open } = openDocuments()
    const seen: [string, number[], number][] = []
    for await (const { name, input } of selectionFiles([documentOf('doc-1'), documentOf('doc-2')], open)) {
      const bytes: number[] = []
      for await (const part of input) bytes.push(...(typeof part === 'number' ? [part] : part))
      seen.push([name, bytes, opened.length])
    }
    expect(seen).toEqual([
      ['Fonds Un/2026-01-15 Rapport (fr, doc-1).pdf', [1, 0], 1],
      ['Fonds Un/2026-01-15 Rapport (fr, doc-2).pdf', [1, 0], 2],
    ])
  })

  it('stop the one that is under way when nobody reads on', async () => {
    const { opened, open } = openDocuments()
    const files = selectionFiles([documentOf('doc-1'), documentOf('doc-2')], open)
    await files.next()
    await files.return(undefined)
    expect(opened).toEqual([{ id: 'doc-1', isCancelled: true }])
  })

  it('fail where one cannot be had', async () => {
    const refused: BackendOutcome<StreamedResponse> = {
      kind: 'refused',
      status: 404,
      code: 'not_found',
      retryAfterS: null,
    }
    await expect(selectionFiles([documentOf('doc-1')], async () => refused).next()).rejects.toThrow(/refused/)
  })
})

describe('a name in an archive', () => {
  it('is of two parts that every system takes, whatever fund and document are called', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('..', '.', '../../etc/passwd', 'C:\\x', '\u202Ex', ''))
    fc.assert(
      fc.property(text, text, (name, title) => {
        const named = nameInArchive(documentOf('doc-1', { title, fund: { id: 'fnd-1', name, slug: null } }))
        const parts = named.split('/')
        expect(parts).toHaveLength(2)
        for (const part of parts) expect(part).not.toMatch(/^\.|^ |[\p{Cc}\p{Cf}\\:*?"<>|]|^$/u)
        expect(named.endsWith('(fr, doc-1).pdf')).toBe(true)
      }),
    )
  })

  it('never gives two documents the same file name', () => {
    expect(nameInArchive(documentOf('doc-1'))).not.toBe(nameInArchive(documentOf('doc-2')))
  })
})
