import interLatin from './fonts/inter-latin.woff2?url'
import interLatinItalic from './fonts/inter-latin-italic.woff2?url'
import sourceSerifLatin from './fonts/source-serif-4-latin.woff2?url'

/** Addresses of the two font files that every page needs at once, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [interLatin, sourceSerifLatin] as const

/** Address of the font file of an emphasised word, which few pages have. */
export const italicFont = interLatinItalic
