import { type TextLanguage, typeset } from '../../../lib/typography.ts'

/** Fields of entries and components that hold plain text for readers. Rich text is set by its reader. */
const plainFields: ReadonlySet<string> = new Set([
  ...['title', 'summary', 'name', 'position', 'description', 'label', 'caption', 'note', 'question'],
  ...['columns', 'rows', 'contents', 'metaTitle', 'metaDescription', 'alternativeText', 'statement'],
  'announcement',
])

function setAll(value: unknown, language: TextLanguage): unknown {
  if (typeof value === 'string') return typeset(value, language)
  if (Array.isArray(value)) return value.map((item) => setAll(item, language))
  return typesetFields(value, language)
}

/**
 * Sets the plain texts of a response of the content backend as their language asks, so that no page depends on
 * what an editor's keyboard has. Addresses, identifiers and unknown fields stay as they are.
 */
export function typesetFields(value: unknown, language: TextLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => typesetFields(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      plainFields.has(name) ? setAll(field, language) : typesetFields(field, language),
    ]),
  )
}
