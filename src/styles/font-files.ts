import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import sourceSerifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url'

/** Addresses of the two font files that every page needs at once, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [interLatin, sourceSerifLatin] as const
