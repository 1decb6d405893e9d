import { createFormatter } from '../../lib/format/formatter.ts'
import { plainDateAt } from '../../lib/format/plain-date-at.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import { element, type XmlElement } from '../../lib/xml.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { ArchiveFile } from './download-selection.server.ts'

/** A file of an archive as its table of contents lists it. */
export type ListedFile = ArchiveFile & {
  readonly fund: string
  readonly title: string
  readonly type: string
  readonly language: Locale
}

/** Files of one kind, under a heading; empty ones are left out. */
export type ArchiveSection = { readonly title: string; readonly files: readonly ListedFile[] }

/** Files of a table of contents, their year, and the time of writing. */
type ContentsInput = {
  readonly sections: readonly ArchiveSection[]
  readonly year: string
  readonly locale: Locale
  readonly now: Date
}

/** A page without scripts or other files, which is also read on paper. */
const style = `
body { font: 1rem/1.5 Georgia, serif; color: #1c2430; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 400 } table { width: 100%; border-collapse: collapse } caption { text-align: left; padding-bottom: .5rem }
th, td { text-align: left; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #ccd3db }
a { color: #0b4a6f }`

/** The path of a file as a link within the archive; each part is one name. */
const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function rowOf({ date, fund, language, name, title, type }: ListedFile, locale: Locale): XmlElement {
  const { languages } = translationsOf(locale).my_documents.year
  const link = element('a', { href: hrefOf(name), hreflang: language }, title)
  return element(
    'tr',
    {},
    element('td', {}, fund),
    element('td', {}, link),
    element('td', {}, type),
    element('td', {}, languages[language]()),
    element('td', {}, createFormatter(locale).longDate(date) ?? date),
  )
}

function sectionOf({ files, title }: ArchiveSection, locale: Locale): XmlElement[] {
  if (files.length === 0) return []
  const { table, year: words } = translationsOf(locale).my_documents
  const to = createFormatter(locale)
  const count = to.decimal(String(files.length)) ?? ''
  const heads = [table.fund(), table.title(), table.type(), words.language(), words.date()]
  const head = element('tr', {}, ...heads.map((name) => element('th', { scope: 'col' }, name)))
  return [
    element('h2', {}, title),
    element(
      'table',
      {},
      element('caption', {}, words.files[to.plural(files.length)]({ count })),
      element('thead', {}, head),
      element('tbody', {}, ...files.map((file) => rowOf(file, locale))),
    ),
  ]
}

/** Writes the table of contents of an archive: every file with its fund, title, type, language and day, as links. */
export async function archiveContents({ locale, now, sections, year }: ContentsInput): Promise<ArchiveFile> {
  await ensureTranslations(locale, ['my_documents'])
  const { year: words } = translationsOf(locale).my_documents
  const day = plainDateAt(now)
  const date = createFormatter(locale).longDate(day) ?? ''
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
      ...sections.flatMap((section) => sectionOf(section, locale)),
    ),
  )
  const bytes = new TextEncoder().encode(`<!doctype html>\n${page.xml}\n`)
  return { name: words.contentsFile(), date: day, open: () => Promise.resolve(bytes) }
}
