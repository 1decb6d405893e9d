import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseFileType } from './case-documents.ts'

const text = (start: string) => new TextEncoder().encode(start)

// P-507
describe('the type of a document of a case', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['GIF89a', undefined],
    ['<html>%PDF-1.7', undefined],
    ['PK\u0003\u0004', undefined],
    ['', undefined],
  ])('of %j is %s', (start, type) => {
    expect(caseFileType(text(start))).toBe(type)
  })

  it('is detected from the content of the file', () => {
    const rest = fc.uint8Array({ maxLength: 40 })
    const joined = (start: readonly number[], bytes: Uint8Array) => Uint8Array.from([...start, ...bytes])
    fc.assert(
      fc.property(rest, (bytes) => {
        expect(caseFileType(joined([0xff, 0xd8, 0xff], bytes))).toBe('image/jpeg')
        expect(caseFileType(joined([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], bytes))).toBe(
          'image/png',
        )
        expect(caseFileType(joined([0x4d, 0x5a], bytes))).toBeUndefined()
      }),
    )
  })
})
