import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createSubjectTable, parseSubjectTable, SubjectTableError } from './subject-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'subjects-'))
afterAll(() => rmSync(folder, { recursive: true }))

// P-540
describe('the table of subjects', () => {
  it('names accounts by id or by address, whatever a subject is made of', () => {
    const text =
      '# subjects of the tenant\r\n\r\nauth0|64f1\tacc-1\n  f3a9-12  camille@example.com \nwith a space acc-2\n'
    expect([...parseSubjectTable(text)]).toEqual([
      ['auth0|64f1', { by: 'id', id: 'acc-1' }],
      ['f3a9-12', { by: 'email', email: 'camille@example.com' }],
      ['with a space', { by: 'id', id: 'acc-2' }],
    ])
  })

  it('names every line that is wrong at once, without what it holds', () => {
    const read = () => parseSubjectTable('alone\na acc-1\n\na acc-2\n')
    expect(read).toThrow(SubjectTableError)
    expect(read).toThrow(
      'line 1: must be a subject, a space and an account; line 4: its subject has a line already',
    )
  })

  it('gives each subject the account of its line', () => {
    const word = fc.stringMatching(/^[!-~]{1,40}$/).filter((text) => !text.startsWith('#'))
    const entries = fc.uniqueArray(fc.tuple(word, word), { selector: ([subject]) => subject, minLength: 1 })
    fc.assert(
      fc.property(entries, (pairs) => {
        const table = parseSubjectTable(pairs.map(([subject, person]) => `${subject} ${person}`).join('\n'))
        for (const [subject, person] of pairs) {
          const found = table.get(subject)
          expect(found?.by === 'email' ? found.email : found?.id).toBe(person)
        }
      }),
    )
  })

  it('is read again when its file changes, and holds while the file is broken', async () => {
    const file = join(folder, 'people.txt')
    const errors: unknown[] = []
    writeFileSync(file, 'a acc-1\n')
    const read = await createSubjectTable(file, { error: (...entry: unknown[]) => void errors.push(entry) })
    expect((await read()).get('b')).toBeUndefined()
    writeFileSync(file, 'a acc-1\nb acc-2\n')
    expect((await read()).get('b')).toEqual({ by: 'id', id: 'acc-2' })
    writeFileSync(file, 'broken\n')
    expect((await read()).get('b')).toEqual({ by: 'id', id: 'acc-2' })
    rmSync(file)
    expect((await read()).get('a')).toEqual({ by: 'id', id: 'acc-1' })
    expect(errors).toHaveLength(2)
  })

  it('stops the start where it cannot be read', async () => {
    await expect(createSubjectTable(join(folder, 'missing.txt'), { error: () => undefined })).rejects.toThrow(
      'ENOENT',
    )
  })
})
