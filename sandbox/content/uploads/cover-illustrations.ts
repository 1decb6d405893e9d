import type { Random } from '../../seed/random.ts'

/** Lines of a drawing as SVG path data: thin ones, and the few in the accent colour. */
export type Drawing = { readonly lines: readonly string[]; readonly accents: readonly string[] }

type Illustration = (random: Random) => Drawing

/** Width and height of the drawing, in its own units. */
export const canvas = { width: 1600, height: 900 } as const

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
/** Rounds to one decimal, so that floating-point differences between machines never change the file. */
const round = (value: number) => Math.round(value * 10) / 10
const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/** Layers of ground, one following the other. */
const strata: Illustration = (random) => {
  const phase = random.fraction() * 6
  const swell = random.integer(26, 52)
  const layer = (level: number) =>
    polyline(
      range(65).map((step) => {
        const x = step * 25
        const angle = x / 210 + phase + level * 0.16
        return [x, 60 + level * 30 + Math.sin(angle) * swell + Math.sin(angle * 0.43) * swell * 0.7]
      }),
    )
  const marked = random.integer(8, 18)
  return { lines: range(28).map(layer), accents: [layer(marked), layer(marked + 3)] }
}

/** Rings around a point, as from a stone in water. */
const rings: Illustration = (random) => {
  const [x, y] = [random.integer(380, 1220), random.integer(220, 680)]
  const step = random.integer(34, 46)
  const marked = random.integer(3, 9)
  return {
    lines: range(32).map((ring) => circle(x, y, (ring + 1) * step)),
    accents: [circle(x, y, marked * step), circle(x, y, 10)],
  }
}

/** Terraces that rise to one side. */
const terraces: Illustration = (random) => {
  const columns = 24
  const width = canvas.width / columns
  let height = random.integer(120, 220)
  const heights = range(columns).map(() => {
    height += random.integer(-14, 46)
    return Math.min(height, 780)
  })
  const rows = (column: number, top: number) =>
    range(Math.floor(top / 22)).map(
      (row) => `M${round(column * width)} ${900 - row * 22}h${round(width - 8)}`,
    )
  const marked = random.integer(12, columns - 2)
  return {
    lines: heights.flatMap((top, column) => rows(column, top)),
    accents: rows(marked, heights[marked] ?? 0),
  }
}

/** A network of nodes and edges. */
const network: Illustration = (random) => {
  const places = range(46).map(() => [random.integer(60, 1540), random.integer(60, 840)] as const)
  const near = (from: readonly [number, number]) =>
    places
      .map((to) => ({ to, distance: Math.hypot(to[0] - from[0], to[1] - from[1]) }))
      .filter(({ distance }) => distance > 0)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, 3)
  const ways = places.flatMap((from) => near(from).map(({ to }) => polyline([from, to])))
  const dots = places.map(([x, y]) => circle(x, y, 7))
  return { lines: [...ways, ...dots], accents: random.sample(dots, 6) }
}

/** Sheaves of lines that meet at a distant point. */
const horizon: Illustration = (random) => {
  const x = random.integer(420, 1180)
  const y = random.integer(250, 380)
  const rays = range(41).map((ray) =>
    polyline([
      [x, y],
      [(ray - 20) * 190 + x, 900],
    ]),
  )
  const levels = range(14).map((level) => y + (900 - y) * ((level + 1) / 14) ** 2)
  return {
    lines: [...rays, ...levels.map((level) => `M0 ${round(level)}h1600`)],
    accents: [`M0 ${y}h1600`, circle(x, y, random.integer(60, 110))],
  }
}

/** A weave of crossing threads. */
const weave: Illustration = (random) => {
  const marked = random.integer(6, 22)
  const thread = (index: number) => {
    const x = index * 56 - 40
    return polyline(range(19).map((step) => [x + (step % 2 === 0 ? 0 : 26) + step * 9, step * 50]))
  }
  const counter = (index: number) => {
    const x = index * 56 + 120
    return polyline(range(19).map((step) => [x - (step % 2 === 0 ? 0 : 26) - step * 9, step * 50]))
  }
  return {
    lines: [...range(30).map(thread), ...range(30).map(counter)],
    accents: [thread(marked), counter(marked + 2)],
  }
}

/** Illustrations by name. */
export const illustrations: Readonly<Record<string, Illustration>> = {
  strata,
  rings,
  terraces,
  network,
  horizon,
  weave,
}
