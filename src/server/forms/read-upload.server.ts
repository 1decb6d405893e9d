import { BodyTooLargeError, readBoundedBytes } from '../http/bounded-reading.server.ts'

/** Addresses of the forms with a file. */
export const uploadPaths: ReadonlySet<string> = new Set([
  '/api/staff/documents',
  '/api/staff/receipt-lists',
  '/api/staff/questions/answer',
  '/api/account/questions/ask',
  '/api/account/questions/reply',
  '/api/account/case-documents',
  '/api/forms/invite-list',
])

/** Largest file that the contract accepts, in bytes. */
export const largestUploadBytes = 10_000_000

/** The fields around the file. */
const mostFieldBytes = 65_536
const uploadType = /^multipart\/form-data\b/i
const fileField = 'file'

type ReadUpload =
  | {
      readonly ok: true
      readonly data: URLSearchParams
      readonly file: Uint8Array | undefined
      /** The name that the browser gives the file. */
      readonly fileName: string | undefined
    }
  /** HTTP status of the refusal: too large, or of a type that no form with a file has. */
  | { readonly ok: false; readonly status: 413 | 415 }

async function partsOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

const isChosen = ({ name, size }: File): boolean => name !== '' || size > 0

/** Reads the body of a form with a file. A field without a chosen file is sent as an empty one without a name. */
export async function readUpload({ headers, body }: Request): Promise<ReadUpload> {
  const type = headers.get('content-type') ?? ''
  if (!uploadType.test(type)) return { ok: false, status: 415 }
  const mostBytes = largestUploadBytes + mostFieldBytes
  try {
    const parts = await partsOf(await readBoundedBytes(new Response(body), mostBytes), type)
    if (parts === undefined) return { ok: false, status: 415 }
    const texts = [...parts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const chosen = parts.get(fileField)
    const file = typeof chosen === 'object' && chosen !== null && isChosen(chosen) ? chosen : undefined
    return {
      ok: true,
      data: new URLSearchParams(texts),
      file: file && new Uint8Array(await file.arrayBuffer()),
      fileName: file?.name,
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ok: false, status: 413 }
    throw error
  }
}

/** Text of a spreadsheet's file: UTF-8, or what older programs write. */
export function textOfFile(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}
