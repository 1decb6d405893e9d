/** A value of JSON-LD; what is undefined is left out. */
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
 * JSON-LD as the content of a script element. No text can end the element or open a comment in it (HTML standard,
 * 4.12.1.3): the characters that could are written as JSON escapes, which mean the same.
 */
export function serialiseJsonLd(data: JsonLd): string {
  const json = JSON.stringify(data) ?? 'null'
  return json.replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
