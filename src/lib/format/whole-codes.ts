/** References and numbers of registers: capitals, then numbers after hyphens, such as GP-00000000 or S-2026-10001. */
const code = /\b([A-Z]+(?:-[A-Z]*\d+)+)\b/

/** Splits a text into what stands between its codes and, at every odd index, the codes themselves. */
export const splitAtCodes = (text: string): readonly string[] => text.split(code)
