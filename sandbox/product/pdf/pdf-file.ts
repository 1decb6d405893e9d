import PDFDocument from 'pdfkit'
import { loadFace } from './fonts/font-library.ts'
import type { Pen } from './layout/pen.ts'
import type { FaceName } from './layout/theme.ts'

export interface PdfProperties {
  title: string
  author: string
  subject: string
  language: 'fr' | 'en'
  /** Plain date; written as noon UTC so that no time zone moves it. */
  date: string
}

const FACES: FaceName[] = [
  'sans',
  'sans-bold',
  'sans-italic',
  'serif',
  'serif-light',
  'serif-bold',
  'serif-italic',
]

/**
 * Makes a tagged PDF 1.7 (PDF/UA-1 structure, ISO 14289-1) and answers its bytes. PDFKit derives the file's
 * identifier from its properties and their dates alone, so the same properties and drawing give the same bytes.
 */
export async function writePdf(properties: PdfProperties, draw: (pen: Pen) => void): Promise<Uint8Array> {
  const pdf = openPdf(properties)
  const bytes = collectBytes(pdf)
  for (const face of FACES) pdf.registerFont(face, asFontSource(loadFace(face).font))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  draw({ pdf, root })
  root.end()
  pdf.end()
  return bytes
}

function openPdf({ title, author, subject, language, date }: PdfProperties): PDFKit.PDFDocument {
  const written = new Date(`${date}T12:00:00Z`)
  return new PDFDocument({
    pdfVersion: '1.7',
    subset: accessibleSubset(),
    tagged: true,
    displayTitle: true,
    lang: language === 'fr' ? 'fr-FR' : 'en-US',
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: false,
    font: '',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: written,
      ModDate: written,
    },
  })
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(joinBytes(chunks)))
    pdf.on('error', reject)
  })
}

function joinBytes(chunks: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** PDFKit writes PDF/UA since 0.13, which its type package does not know yet. */
function accessibleSubset(): PDFKit.Mixins.PDFSubsets {
  return 'PDF/UA' as PDFKit.Mixins.PDFSubsets
}

/** PDFKit takes parsed fonts since 0.20, which its type package does not know yet. */
function asFontSource(font: unknown): PDFKit.Mixins.PDFFontSource {
  return font as PDFKit.Mixins.PDFFontSource
}
