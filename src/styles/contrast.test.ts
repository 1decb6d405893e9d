import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { colourModes, colourOf, contrast, isInSrgb, readTokens, toHex } from './testing/tokens.ts'

const tokens = readTokens('ramps.css', 'tokens.css')
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral']
const backgrounds = ['background', 'surface', 'surface-sunken']

/** WCAG 2.2, 1.4.3: text. */
const textPairs: readonly (readonly [string, string])[] = [
  ...backgrounds.flatMap((background): [string, string][] => [
    ['foreground', background],
    ['muted', background],
    ['accent', background],
    ['accent-hover', background],
    ...colours.map((colour): [string, string] => [`${colour}-text`, background]),
  ]),
  ['foreground', 'selection'],
  ...colours.flatMap((colour): [string, string][] => [
    [`${colour}-on-solid`, `${colour}-solid`],
    [`${colour}-on-solid`, `${colour}-solid-hover`],
    [`${colour}-on-soft`, `${colour}-soft`],
    [`${colour}-on-soft`, `${colour}-soft-hover`],
    [`${colour}-on-soft`, `${colour}-wash`],
    [`${colour}-text`, `${colour}-wash`],
    ['foreground', `${colour}-wash`],
  ]),
]

/** WCAG 2.2, 1.4.11: edges of controls, the focus ring, lines and marks of charts. */
const shapePairs: readonly (readonly [string, string])[] = backgrounds.flatMap(
  (background): [string, string][] => [
    ['control', background],
    ['focus', background],
    ['series-1', background],
    ['series-2', background],
    ['series-3', background],
    ['series-4', background],
    ...colours.flatMap((colour): [string, string][] => [
      [`${colour}-edge`, background],
      [`${colour}-solid`, background],
    ]),
  ],
)

const ratio = (first: string, second: string, mode: (typeof colourModes)[number]) =>
  contrast(colourOf(tokens, `--${first}`, mode), colourOf(tokens, `--${second}`, mode))

describe.each(colourModes)('in %s mode', (mode) => {
  test.each(textPairs)('text %s on %s has a contrast of at least 4.5', (text, background) => {
    expect(ratio(text, background, mode)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('shape %s on %s has a contrast of at least 3', (shape, background) => {
    expect(ratio(shape, background, mode)).toBeGreaterThanOrEqual(3)
  })
})

// P-255
describe('ramps', () => {
  test.each(colours)('%s has eleven shades from light to dark that every screen can show', (colour) => {
    const shown = shades.map((shade) => colourOf(tokens, `--${colour}-${shade}`, 'light'))
    expect(shown.every(isInSrgb)).toBe(true)
    const againstBlack = shown.map((shade) => contrast(shade, [0, 0, 0]))
    expect(againstBlack).toEqual([...againstBlack].sort((first, second) => second - first))
    expect(new Set(againstBlack).size).toBe(shades.length)
  })
})

describe('the brand', () => {
  test.each([
    ['accent', '--primary-solid', 'light'],
    ['ink', '--foreground', 'light'],
    ['paper', '--background', 'light'],
    ['muted', '--muted', 'light'],
    ['hairline', '--hairline', 'light'],
    ['ink', '--background', 'dark'],
  ] as const)('names as %s the colour that screens show as %s in %s mode', (name, token, mode) => {
    expect(brand.colours[name]).toBe(toHex(colourOf(tokens, token, mode)))
  })

  test('gives its manifest the same name and colours', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(new URL('../../public/site.webmanifest', import.meta.url), 'utf8'),
    )
    expect(manifest).toMatchObject({
      name: brand.name,
      theme_color: brand.colours.accent,
      background_color: brand.colours.paper,
    })
  })
})
