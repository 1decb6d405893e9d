import { readFileSync } from 'node:fs'

/** A colour in linear-light sRGB, each channel 0 to 1. */
type LinearColour = readonly [red: number, green: number, blue: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** OKLCH (lightness 0-1, chroma, hue in degrees) in linear sRGB. Source: CSS Color 4, section 9.3 and sample code. */
function fromOklch(lightness: number, chroma: number, hueDegrees: number): LinearColour {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Reports whether an sRGB screen can show the colour, within a rounding error. */
export function isInSrgb(colour: LinearColour): boolean {
  return colour.every((channel) => channel > -0.001 && channel < 1.001)
}

/** Relative luminance. Source: WCAG 2.2, definition of relative luminance. */
function luminance([red, green, blue]: LinearColour): number {
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

/** Contrast ratio, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrast(first: LinearColour, second: LinearColour): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const encode = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

/** `#rrggbb` of a colour. */
export function toHex(colour: LinearColour): string {
  const byte = (channel: number) => Math.round(255 * encode(clamp(channel)))
  return `#${colour.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
}

export const colourModes = ['light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

const declaration = /^\s*(--[\w-]+):\s*(.+);$/gm
const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/
const reference = /^var\((--[\w-]+)\)$/
const pair = /^light-dark\((.+\)), (.+\))\)$/

/** First declaration of every custom property of a style sheet: the screen's, not those of print or of a utility. */
export function readTokens(...sheets: readonly string[]): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>()
  for (const sheet of sheets) {
    const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8')
    for (const [, name, value] of text.matchAll(declaration)) {
      if (name !== undefined && value !== undefined && !tokens.has(name)) tokens.set(name, value)
    }
  }
  return tokens
}

/** The colour of a token in one mode. Throws when it is missing or written in a way that the design does not use. */
export function colourOf(tokens: ReadonlyMap<string, string>, name: string, mode: ColourMode): LinearColour {
  const resolve = (value: string): LinearColour => {
    const [, light, dark] = pair.exec(value) ?? []
    if (light !== undefined && dark !== undefined) return resolve(mode === 'light' ? light : dark)
    const [, target] = reference.exec(value) ?? []
    if (target !== undefined) return colourOf(tokens, target, mode)
    const [, lightness, chroma, hue] = oklch.exec(value) ?? []
    if (lightness === undefined) throw new Error(`${name}: ${value} is not a colour of the design`)
    return fromOklch(Number(lightness), Number(chroma), Number(hue))
  }
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`${name} is not declared`)
  return resolve(value)
}
