import type { ContentAuthor } from '../../contract/content-api/entries.schema.ts'

/** A name as it is compared: without differences of spaces, apostrophes, case and Unicode form. */
const comparable = (name: string): string =>
  name.normalize('NFKC').replaceAll('’', "'").replace(/\s+/gu, ' ').trim().toLowerCase()

/** Finds the author with a page by the name that signs a text; undefined for none. Of two, the first of the list. */
export function authorNamed(authors: readonly ContentAuthor[], name: string): ContentAuthor | undefined {
  const asked = comparable(name)
  return authors.find((author) => comparable(author.name) === asked)
}

/**
 * Returns the spellings under which the content backend may hold a name that the portal has set by the typography of its
 * language: with either apostrophe.
 */
export function spellingsOf(name: string): string[] {
  return [...new Set([name, name.replaceAll('’', "'"), name.replaceAll("'", '’')])]
}
