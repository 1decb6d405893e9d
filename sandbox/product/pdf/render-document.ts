import type { DocumentInput } from './document-input.ts'
import { writeMasthead, writeRunningLines } from './layout/furniture.ts'
import { writePdf } from './pdf-file.ts'
import { writeDocument } from './sections/write-document.ts'
import { describeSubject } from './subject.ts'

/**
 * Renders a document of a fund as a tagged A4 PDF in its language, with the number of pages given by
 * `documentPages`. The same input always gives the same bytes.
 */
export async function renderDocument(input: DocumentInput): Promise<Uint8Array> {
  const { document, fund, manager } = input
  const subject = describeSubject(input)
  const { formats, texts } = subject
  const kindName = texts.kinds[document.kind]
  const furniture = {
    manager: manager.name,
    fundName: fund.name,
    title: document.title,
    kindName,
    date: texts.publishedOn(formats.longDate(document.publishedOn)),
    legalLine: texts.legalLine(manager),
  }
  const properties = {
    title: `${fund.name} – ${document.title}`,
    author: manager.name,
    subject: kindName,
    language: document.language,
    date: document.publishedOn,
  }
  return writePdf(properties, (sheet) => {
    writeMasthead(sheet, furniture)
    writeDocument(sheet, subject)
    writeRunningLines(sheet, furniture, false)
  })
}
