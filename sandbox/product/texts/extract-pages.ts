import { extractText, getDocumentProxy } from 'unpdf'

/** Limit of indexed pages of a file. */
export const mostPages = 400
/** Most characters of one page. */
export const longestPage = 20_000

/** The text of a page in one line, without control characters. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestPage)
    .toWellFormed()
}

/**
 * Takes the text out of a PDF file, page by page. A file that cannot be read as one, such as an encrypted one, throws.
 */
export async function extractPages(content: Uint8Array): Promise<readonly string[]> {
  const file = await getDocumentProxy(content)
  try {
    if (file.numPages > mostPages) return []
    const { text } = await extractText(file, { mergePages: false })
    return text.map(plainText)
  } finally {
    await file.loadingTask.destroy()
  }
}
