// Of the server alone: the bytes of the fonts, which no script of a page may hold.
import sans from '~/styles/fonts/inter-latin.woff2?inline'
import serif from '~/styles/fonts/source-serif-4-latin.woff2?inline'

/** The house's fonts by the names that a picture gives them, each before what stands in for it. */
export const pictureFonts = {
  sans: "'Chart Sans', Inter, 'Helvetica Neue', Arial, sans-serif",
  serif: "'Chart Serif', 'Source Serif 4', Georgia, serif",
} as const

/** Style sheet with the fonts themselves: a picture that leaves the site finds them nowhere else. Needs no quotes. */
export const pictureFontFaces = [
  `@font-face{font-family:Chart Sans;font-weight:400 600;src:url(${sans})}`,
  `@font-face{font-family:Chart Serif;font-weight:400;src:url(${serif})}`,
].join('')
