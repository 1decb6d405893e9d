/**
 * References and numbers of registers: capitals and figures joined by hyphens, with at least one of each, such as
 * GP-00000000 or S-2026-10001.
 */
const code = /(?<![\p{L}\d-])((?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)+)(?![\p{L}\d-])/u

/** Splits a text into what stands between its codes and, at every odd index, the codes themselves. */
export function splitAtCodes(text: string): readonly string[] {
  return text.includes('-') ? text.split(code) : [text]
}
