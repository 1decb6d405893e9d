import type { LibraryDocument } from '../../contract/product-api/library.schema.ts'
import { createFormatter } from '../../lib/format/formatter.ts'
import { plainDateAt } from '../../lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import { element, type XmlElement } from '../../lib/xml.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { nameInArchive } from './download-selection.server.ts'

/** Documents of a table of contents, their year, and the time of writing. */
type ContentsInput = {
  readonly documents: readonly LibraryDocument[]
  readonly year: string
  readonly locale: Locale
  readonly now: Date
}

/** The first file of an archive. */
export type ArchiveContents = {
  readonly name: string
  readonly lastModified: Date
  readonly input: Uint8Array<ArrayBuffer>
}

/** A page without scripts or other files, which is also read on paper. */
const style = `
body { font: 1rem/1.5 Georgia, serif; color: #1c2430; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-weight: 400 } table { width: 100%; border-collapse: collapse } caption { text-align: left; padding-bottom: .5rem }
th, td { text-align: left; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #ccd3db }
a { color: #0b4a6f }`

/** The path of a file as a link within the archive; each part is one name. */
const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function rowOf(document: LibraryDocument, locale: Locale): XmlElement {
  const to = createFormatter(locale)
  const { fund, language, publishedOn, title, type } = document
  const link = element('a', { href: hrefOf(nameInArchive(document)), hreflang: language }, title)
  return element(
    'tr',
    {},
    element('td', {}, fund.name),
    element('td', {}, link),
    element('td', {}, type.label),
    element('td', {}, to.longDate(publishedOn) ?? publishedOn),
  )
}

/** Writes the table of contents of an archive: every file with its fund, title, type and day, as links. */
export async function archiveContents({
  documents,
  locale,
  now,
  year,
}: ContentsInput): Promise<ArchiveContents> {
  await ensureTranslations(locale, ['my_documents'])
  const { table, year: words } = translationsOf(locale).my_documents
  const to = createFormatter(locale)
  const heads = [table.fund(), table.title(), table.type(), table.publishedOn()]
  const count = to.decimal(String(documents.length)) ?? ''
  const date = to.longDate(plainDateAt(now)) ?? ''
  const head = element('tr', {}, ...heads.map((name) => element('th', { scope: 'col' }, name)))
  const page = element(
    'html',
    { lang: locale },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('title', {}, words.contents({ year })),
      // The style holds no character that HTML would read as markup.
      { xml: `<style>${style}</style>` },
    ),
    element(
      'body',
      {},
      element('h1', {}, words.contents({ year })),
      element('p', {}, words.asOf({ date })),
      element(
        'table',
        {},
        element('caption', {}, words.files[to.plural(documents.length)]({ count })),
        element('thead', {}, head),
        element('tbody', {}, ...documents.map((document) => rowOf(document, locale))),
      ),
    ),
  )
  return {
    name: words.contentsFile(),
    lastModified: now,
    input: new TextEncoder().encode(`<!doctype html>\n${page.xml}\n`),
  }
}
