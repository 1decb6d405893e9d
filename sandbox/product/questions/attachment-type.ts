import type { AttachmentType } from '../../../src/contract/product-api/question.schema.ts'
import { checkPdf } from '../../import/files/pdf.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])

/** Tells the type of a file by its content; undefined for every type that no attachment may have. */
export function attachmentTypeOf(file: Buffer): AttachmentType | undefined {
  if (file.subarray(0, pngSignature.length).equals(pngSignature)) return 'image/png'
  if (file.subarray(0, jpegStart.length).equals(jpegStart)) return 'image/jpeg'
  return checkPdf(file) === undefined ? 'application/pdf' : undefined
}
