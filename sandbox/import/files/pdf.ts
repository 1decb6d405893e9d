import { inflateSync } from 'node:zlib'

/** Reason why a file is not a usable PDF. */
export type PdfFault = 'not_a_pdf' | 'pdf_damaged'

const headBytes = 1024
const tailBytes = 2048

/** Checks that a file has the header and trailer of a PDF (ISO 32000-1, 7.5.2 and 7.5.5). */
export function checkPdf(bytes: Buffer): PdfFault | undefined {
  if (!bytes.subarray(0, headBytes).includes('%PDF-')) return 'not_a_pdf'
  return bytes.subarray(-tailBytes).includes('%%EOF') ? undefined : 'pdf_damaged'
}

const pageObject = /\/Type\s*\/Page(?![A-Za-z])/g
const objectStream = /\/Type\s*\/ObjStm[\s\S]*?stream\r?\n/g

/** Returns the compressed objects of a PDF (ISO 32000-1, 7.5.7); unreadable ones are skipped. */
function compressedObjects(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(objectStream)].map(({ 0: head, index }) => {
    const start = index + head.length
    const end = text.indexOf('endstream', start)
    try {
      return inflateSync(bytes.subarray(start, end), { finishFlush: 2 }).toString('latin1')
    } catch {
      return ''
    }
  })
}

/** Returns the number of pages of a PDF, at least one. */
export function countPages(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  const count = [text, ...compressedObjects(bytes, text)].reduce(
    (sum, part) => sum + [...part.matchAll(pageObject)].length,
    0,
  )
  return Math.max(1, Math.min(count, 5000))
}
