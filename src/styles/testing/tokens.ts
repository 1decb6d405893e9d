import { readFileSync } from 'node:fs'
import { fromOklch, type LinearColour } from './colour.ts'

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
