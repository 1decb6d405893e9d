import { inflateSync } from 'node:zlib'

type PdfObject = { readonly dictionary: string; readonly stream: string | null }

/** Structure types of PDF 1.7 that documents here use. */
const standardTypes = new Set(
  'Document Div H1 H2 H3 P L LI Lbl LBody Table Caption TR TH TD Figure TOC TOCI Link Span'.split(' '),
)

/** Operators that paint text, lines, areas or images. */
const painting = new Set(['Tj', 'TJ', "'", 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'Do', 'sh', 'BI'])

/** Reads the objects of a file as PDFKit writes them: none is in a compressed object stream. */
function objectsOf(pdf: Uint8Array): readonly PdfObject[] {
  const text = Buffer.from(pdf).toString('latin1')
  return [...text.matchAll(/\n\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(([, body = '']) => {
    const [dictionary = '', stream] = body.split('\nstream\n')
    if (stream === undefined) return { dictionary, stream: null }
    const bytes = Buffer.from(stream.slice(0, stream.lastIndexOf('\nendstream')), 'latin1')
    const isPacked = dictionary.includes('/FlateDecode')
    return { dictionary, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }
  })
}

const hasType = (type: string) => (object: PdfObject) =>
  new RegExp(`/Type /${type}(\\n|$| )`).test(object.dictionary)

/** What a reader needs of the file as a whole (Matterhorn 06, 07, 09, 11). */
function faultsOfFile(objects: readonly PdfObject[]): string[] {
  const all = objects.map(({ dictionary }) => dictionary).join('\n')
  const catalog = objects.find(hasType('Catalog'))?.dictionary ?? ''
  const metadata = objects.find(hasType('Metadata'))?.stream ?? ''
  return [
    ...(/\/Lang \((fr-FR|en-GB)\)/.test(catalog) ? [] : ['no language']),
    ...(/\/StructTreeRoot \d+ 0 R/.test(catalog) ? [] : ['no structure']),
    ...(/\/Marked true/.test(all) ? [] : ['not marked as tagged']),
    ...(/\/Suspects true/.test(all) ? ['has suspects'] : []),
    ...(/\/ViewerPreferences/.test(catalog) && /\/DisplayDocTitle true/.test(all) ? [] : ['title not shown']),
    ...(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata) ? [] : ['no PDF/UA identifier']),
    ...(/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+</.test(metadata) ? [] : ['no title in the metadata']),
  ]
}

/** Tab order by structure, and a place in the structure, of each page (Matterhorn 28). */
function faultsOfPages(objects: readonly PdfObject[]): string[] {
  const pages = objects.filter(hasType('Page')).map(({ dictionary }) => dictionary)
  if (pages.length === 0) return ['no page']
  return pages.flatMap((page, index) => [
    ...(/\/Tabs \/S/.test(page) ? [] : [`page ${index + 1}: no tab order`]),
    ...(/\/StructParents \d/.test(page) ? [] : [`page ${index + 1}: outside the structure`]),
  ])
}

/** Every font is embedded and gives its characters (Matterhorn 10, 31). */
function faultsOfFonts(objects: readonly PdfObject[]): string[] {
  const descriptors = objects.filter(hasType('FontDescriptor'))
  const fonts = objects
    .filter(hasType('Font'))
    .filter(({ dictionary }) => /\/Subtype \/Type0/.test(dictionary))
  const simple = objects.filter(({ dictionary }) => /\/Subtype \/(Type1|TrueType|Type3)\n/.test(dictionary))
  if (fonts.length === 0) return ['no font']
  return [
    ...descriptors.flatMap(({ dictionary }) =>
      /\/FontFile[23]? /.test(dictionary) ? [] : ['font not embedded'],
    ),
    ...fonts.flatMap(({ dictionary }) =>
      /\/ToUnicode /.test(dictionary) ? [] : ['font without characters'],
    ),
    ...simple.map(() => 'font that is not embedded'),
  ]
}

/** Types, alternative texts, scopes and levels of headings (Matterhorn 02, 13, 14, 15). */
function faultsOfStructure(objects: readonly PdfObject[]): string[] {
  let level = 0
  return objects.flatMap(({ dictionary }) => {
    const type = /^\/S \/(\w+)$/m.exec(dictionary)?.[1]
    if (type === undefined) return []
    const faults = standardTypes.has(type) ? [] : [`${type} is no standard type`]
    if (type === 'Figure' && !/\/Alt \([^)]/.test(dictionary)) faults.push('figure without alternative text')
    if (type === 'TH' && !/\/Scope \/(Row|Column)/.test(dictionary)) faults.push('header without scope')
    const heading = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0)
    if (heading > level + 1) faults.push(`H${heading} after H${level}`)
    if (heading > 0) level = heading
    return faults
  })
}

/** What is painted is tagged or an artifact, and neither lies in the other (Matterhorn 01). */
function faultsOfContent(stream: string): string[] {
  const open: ('artifact' | 'tagged')[] = []
  const faults: string[] = []
  const bare = stream.replaceAll(/<[0-9a-fA-F\s]*>/g, ' <> ').replaceAll(/\((\\.|[^\\)])*\)/g, ' () ')
  for (const [, tag = '', begins, operator = ''] of bare.matchAll(
    /(?:\/(\w+) (?:<<[^>]*>> |\/\w+ )?(BDC|BMC)\b)|(?<=^|\s)([A-Za-z*'"]+)(?=\s|$)/g,
  )) {
    if (begins !== undefined) {
      const kind = tag === 'Artifact' ? 'artifact' : 'tagged'
      if (open.length > 0 && !open.includes(kind)) faults.push(`${kind} content in other content`)
      open.push(kind)
    } else if (operator === 'EMC') open.pop()
    else if (painting.has(operator) && open.length === 0) faults.push(`${operator} outside marked content`)
  }
  return open.length === 0 ? faults : [...faults, 'marked content that does not end']
}

/**
 * Returns what a drawn file lacks of PDF/UA-1 (ISO 14289-1), as far as a program can tell without a full validator: the
 * conditions of the Matterhorn protocol that the functions above name. Empty if nothing.
 */
export function accessibilityFaults(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf)
  const contents = objects.flatMap(({ dictionary, stream }) =>
    stream !== null && !/\/Type|\/Length1|\/Subtype/.test(dictionary) && /\bBDC\b/.test(stream)
      ? [stream]
      : [],
  )
  return [
    ...faultsOfFile(objects),
    ...faultsOfPages(objects),
    ...faultsOfFonts(objects),
    ...faultsOfStructure(objects),
    ...(contents.length === 0 ? ['no marked content'] : contents.flatMap(faultsOfContent)),
  ]
}
