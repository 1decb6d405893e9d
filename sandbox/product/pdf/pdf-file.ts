import PDFDocument from 'pdfkit'
import type { DocumentLanguage } from './document-input.ts'
import { loadFaces } from './fonts/load-faces.ts'
import type { Sheet } from './layout/sheet.ts'
import { page } from './layout/theme.ts'

export interface PdfProperties {
  title: string
  author: string
  subject: string
  language: DocumentLanguage
  /** Plain date; written as noon UTC so that no time zone shifts it. */
  date: string
}

/**
 * Writes a tagged PDF 1.7 (PDF/UA-1 structure, ISO 14289-1) and returns its bytes. PDFKit derives the
 * file's identifier from its properties and their dates alone, so the same properties and drawing give the
 * same bytes.
 */
export async function writePdf(
  properties: PdfProperties,
  write: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const pdf = openPdf(properties)
  const bytes = collectBytes(pdf)
  for (const [name, face] of loadFaces()) pdf.registerFont(name, asFontSource(face))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  write({ pdf, root, language: properties.language, marginBottom: 0, sections: [] })
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
    lang: language === 'fr' ? 'fr-FR' : 'en-GB',
    size: 'A4',
    margins: {
      top: page.top,
      bottom: page.height - page.bottom,
      left: page.left,
      right: page.width - page.right,
    },
    autoFirstPage: false,
    bufferPages: true,
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
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

/** PDF/UA, supported by PDFKit since 0.13 and missing from its type package. */
function accessibleSubset(): PDFKit.Mixins.PDFSubsets {
  return 'PDF/UA' as PDFKit.Mixins.PDFSubsets
}

/** Parsed fonts, supported by PDFKit since 0.20 and missing from its type package. */
function asFontSource(font: unknown): PDFKit.Mixins.PDFFontSource {
  return font as PDFKit.Mixins.PDFFontSource
}
