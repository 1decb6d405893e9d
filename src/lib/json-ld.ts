/** A JSON-LD value; undefined members are left out. */
export type JsonLd =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLd[]
  | { readonly [name: string]: JsonLd }

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serialises JSON-LD as the content of a script element. Characters that could end the element or open a
 * comment in it (HTML standard, 4.12.1.3) are written as equivalent JSON escapes.
 */
export function serialiseJsonLd(data: JsonLd): string {
  const json = JSON.stringify(data) ?? 'null'
  return json.replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
