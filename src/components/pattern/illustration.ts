/** Width and height of every illustration's drawing. */
export const frame = { width: 320, height: 160 } as const

/** Two paths of one drawing: hairlines, and the few shapes that carry the accent. */
export type Drawing = { readonly lines: string; readonly accent: string }

/** Numbers from 0 to 1. */
export type Random = () => number

/** Draws one family. */
export type Illustration = (random: Random) => Drawing

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
export const round = (value: number) => Math.round(value * 10) / 10
export const point = (x: number, y: number) => `${round(x)} ${round(y)}`
export const between = (random: Random, low: number, high: number) => low + random() * (high - low)
export const circle = (x: number, y: number, radius: number) =>
  `M${point(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
