// framework-seam: entry-script-placeholder
const entry = /^<script type="module" async="" src="[^"]+"[^>]*><\/script>/
const startOfEntry = '<script type="module"'
const inPlaceOfEntry = '<script type="text/plain"></script>'

/**
 * Takes the address from the page's first script, which its head asks for when the page is painted. React finds the
 * element where it left it; one of another type and without an address is never run (HTML Standard, 4.12.1).
 * @returns the page in pieces: joined, it would be copied once more before it is bytes
 */
export function entryInPlace(html: string): readonly string[] {
  const entryAt = html.lastIndexOf(startOfEntry)
  const [found] = entry.exec(html.slice(entryAt)) ?? []
  if (entryAt === -1 || found === undefined) return [html]
  return [html.slice(0, entryAt), inPlaceOfEntry, html.slice(entryAt + found.length)]
}
