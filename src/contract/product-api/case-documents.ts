/** Kinds of proof in a client's documents. `identity` is that of a company's representative, too. */
export const caseDocumentKinds = ['identity', 'company_register', 'address', 'funds_origin'] as const
export type CaseDocumentKind = (typeof caseDocumentKinds)[number]

/** Kinds that every case of a kind of client must have. */
export const requiredDocuments = {
  natural: ['identity', 'address', 'funds_origin'],
  legal: ['company_register', 'identity', 'address', 'funds_origin'],
} as const satisfies Record<string, readonly CaseDocumentKind[]>

/** Kinds whose last day of validity has to be noted. */
export const hasExpiry = (kind: CaseDocumentKind): boolean => kind === 'identity'

/** Types of files that are taken. */
export const caseFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type CaseFileType = (typeof caseFileTypes)[number]

/** Largest file, in bytes. */
export const largestCaseFileBytes = 10_000_000

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const pdfStart = [0x25, 0x50, 0x44, 0x46, 0x2d]
const jpegStart = [0xff, 0xd8, 0xff]
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Returns the type of a file by its content, regardless of its name; undefined for types that are not accepted. */
export function caseFileType(bytes: Uint8Array): CaseFileType | undefined {
  if (startsWith(bytes, pdfStart)) return 'application/pdf'
  if (startsWith(bytes, jpegStart)) return 'image/jpeg'
  return startsWith(bytes, pngStart) ? 'image/png' : undefined
}
