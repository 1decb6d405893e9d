// framework-seam: entry-script-placeholder
const entry = /^<script type="module" async="" src="[^"]+"[^>]*><\/script>/
const startOfEntry = '<script type="module"'
const inPlaceOfEntry = '<script type="text/plain"></script>'

/**
 * Replaces the page's first script by an inert one without a URL; the script in the head loads the entry once
 * the page is painted. React still finds the element for hydration, and a script element of another type
 * without a URL never runs (HTML Standard, 4.12.1).
 * @returns the page in pieces, since joining them would copy the text once more before it is encoded
 */
export function entryInPlace(html: string): readonly string[] {
  const entryAt = html.lastIndexOf(startOfEntry)
  const [found] = entry.exec(html.slice(entryAt)) ?? []
  if (entryAt === -1 || found === undefined) return [html]
  return [html.slice(0, entryAt), inPlaceOfEntry, html.slice(entryAt + found.length)]
}
