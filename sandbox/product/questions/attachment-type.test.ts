import { expect, it } from 'vitest'
import { attachmentTypeOf } from './attachment-type.ts'

const bytes = (...values: readonly number[]) => Buffer.from(values)

// P-487
it('the type of an attachment is told by its content alone', () => {
  expect(attachmentTypeOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png')
  expect(attachmentTypeOf(bytes(0xff, 0xd8, 0xff, 0xe0, 0))).toBe('image/jpeg')
  expect(attachmentTypeOf(Buffer.from('%PDF-1.7\n…\n%%EOF\n'))).toBe('application/pdf')
  for (const other of ['', '%PDF-1.7 without an end', '<svg onload="x()"/>', 'MZ\u0090', 'PK\u0003\u0004'])
    expect(attachmentTypeOf(Buffer.from(other))).toBeUndefined()
})
