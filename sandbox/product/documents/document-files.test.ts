import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import { seedWhenEmpty } from '../../seed/seed.ts'
import { createDocumentFiles } from './document-files.ts'
import type { DocumentRow } from './document-views.ts'

describe('createDocumentFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'document-files-'))
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: folder }))
    await seedWhenEmpty(database.db, {
      ...{ fundCount: 1, withDemoAccounts: false, asOf: '2026-06-30' },
      seededAt: new Date(),
    })
  }, 60_000)

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function findRow(id: number): Promise<DocumentRow> {
    const [row] = await database.db.select().from(documents).where(eq(documents.id, id))
    if (row === undefined) throw new Error(`no document ${id}`)
    return row
  }

  function createFiles() {
    const made: number[] = []
    const render = async (row: DocumentRow) => {
      made.push(row.id)
      return new TextEncoder().encode(`file of ${row.id}`)
    }
    return {
      made,
      files: createDocumentFiles({ db: database.db, folder: join(folder, 'documents'), render }),
    }
  }

  it('makes a file once, however many ask for it at the same time, and remembers its size', async () => {
    const { made, files } = createFiles()
    const row = await findRow(1)
    const [first, second] = await Promise.all([files.open(row), files.open(row)])
    expect(first).toEqual(second)
    expect(await readFile(first.path, 'utf8')).toBe('file of 1')
    await files.open(await findRow(1))
    expect(made).toEqual([1])
    expect((await findRow(1)).bytes).toBe(first.bytes)
  })

  it('reuses a file that an earlier database has left on the disk', async () => {
    const { made, files } = createFiles()
    const row = await findRow(1)
    await files.open({ ...row, bytes: null, sha256: null })
    expect(made).toEqual([])
  })

  it('makes a file again when it has gone from the disk', async () => {
    const { made, files } = createFiles()
    const { path } = await files.open(await findRow(2))
    await rm(path)
    await files.open(await findRow(2))
    expect(made).toEqual([2, 2])
  })

  it('makes the file at the next request after a failure', async () => {
    let fails = true
    const render = async () => {
      if (fails) throw new Error('no paper')
      return new Uint8Array([1])
    }
    const files = createDocumentFiles({ db: database.db, folder: join(folder, 'others'), render })
    await expect(files.open(await findRow(3))).rejects.toThrow('no paper')
    fails = false
    expect((await files.open(await findRow(3))).bytes).toBe(1)
  })
})
