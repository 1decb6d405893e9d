/** Geometry, colours and typography of every document. Lengths are in points, colours in sRGB. */

export const page = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  top: 74,
  bottom: 768,
  /** Headings are in a margin column, text in the column to its right. */
  textLeft: 190,
} as const

export const fullWidth = page.right - page.left
export const textWidth = page.right - page.textLeft
export const marginWidth = page.textLeft - page.left - 18

export const colour = {
  ink: '#0f191a',
  muted: '#5d625c',
  hairline: '#cfcac0',
  paper: '#fbf9f5',
  tint: '#efe9de',
  accent: '#134232',
  accentSoft: '#8fb0a5',
  white: '#ffffff',
} as const

/** Fonts by their registered name, with their files. */
export const faces = {
  sans: '@fontsource/inter/files/inter-latin-400-normal.woff',
  'sans-bold': '@fontsource/inter/files/inter-latin-600-normal.woff',
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  'serif-light': '@fontsource/source-serif-4/files/source-serif-4-latin-300-normal.woff',
  'serif-bold': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  'serif-italic': '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff',
} as const

export type FaceName = keyof typeof faces

/** Style of a text. `boldFace` is used between double asterisks. */
export interface TextStyle {
  face: FaceName
  boldFace: FaceName
  size: number
  leading: number
  colour: string
  /** True for digits of equal width, which align in columns. */
  tabular?: boolean
}

const sans = { face: 'sans', boldFace: 'sans-bold', colour: colour.ink } as const
const serif = { face: 'serif', boldFace: 'serif-bold', colour: colour.ink } as const

export const style = {
  body: { ...sans, size: 9, leading: 14 },
  lead: { ...serif, size: 12.5, leading: 18.5 },
  note: { ...sans, size: 7.2, leading: 10.6, colour: colour.muted },
  callout: { ...sans, size: 8.2, leading: 12.2 },
  warning: { ...sans, face: 'sans-bold', size: 8.2, leading: 12 },
  sectionTitle: { ...serif, size: 14, leading: 17 },
  subtitle: { ...sans, face: 'sans-bold', size: 9, leading: 14 },
  label: { ...sans, size: 7.8, leading: 11.6, colour: colour.muted },
  value: { ...sans, size: 8.4, leading: 11.6, tabular: true },
  tableHead: { ...sans, face: 'sans-bold', size: 7.2, leading: 10, colour: colour.muted },
  tableCell: { ...sans, size: 8.2, leading: 11.6, tabular: true },
  footer: { ...sans, size: 6.8, leading: 9.4, colour: colour.muted, tabular: true },
  kicker: { ...sans, face: 'sans-bold', size: 7.6, leading: 10, colour: colour.accent },
  fundName: { ...serif, face: 'serif-light', size: 27, leading: 31 },
  documentTitle: { ...serif, face: 'serif-italic', size: 13, leading: 18, colour: colour.muted },
  coverName: { ...serif, face: 'serif-light', size: 38, leading: 43 },
  coverTitle: { ...serif, size: 17, leading: 23, colour: colour.accent },
  chartLabel: { ...sans, size: 7, leading: 9, colour: colour.muted, tabular: true },
} as const satisfies Record<string, TextStyle>
