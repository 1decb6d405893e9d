/** Invisible characters: all format characters (Cf), and other letters and marks that are drawn as nothing. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/**
 * Spaces of every width, and the separators of lines and paragraphs that Unicode has beside the control characters; also
 * the empty Braille pattern, which Unicode counts as a sign though it is drawn as nothing.
 */
const spaces = /[\p{Z}\u2800]/gu
/** Hyphens that word processors put in place of the one on the keyboard. */
const hyphens = /[\u2010\u2011]/g

/**
 * Normalises a line of text, such as a name, an address or a company, for storage: without invisible characters (such
 * as direction marks in copied text), with plain spaces and hyphens, in NFC. Control characters are kept, and refused
 * by other rules where necessary.
 */
export const typedLine = (text: string): string =>
  text.replace(unseen, '').replace(spaces, ' ').replace(hyphens, '-').normalize('NFC').trim()
