import { between, circle, frame, type Illustration, point, range, round } from './illustration.ts'
import { ledger } from './ledger.ts'

/** Layers of a cut through the ground: waves that follow one another. */
const strata: Illustration = (random) => {
  const phase = between(random, 0, 6)
  const swell = between(random, 8, 16)
  const wave = (level: number) => {
    const y = 12 + level * 13.5
    const height = (column: number) =>
      y + Math.sin(column * 0.9 + phase + level * 0.35) * (swell - level * 0.6)
    const turns = range(8).map((column) => `T${point((column + 1) * 46 - 24, height(column + 1))}`)
    return `M${point(-24, height(0))}Q${point(-1, height(0.5))} ${point(22, height(1))}${turns.slice(1).join('')}`
  }
  const marked = 3 + Math.floor(random() * 5)
  return { lines: range(11).map(wave).join(''), accent: wave(marked) }
}

/** Rings around a point off the centre, like a stone in water. */
const rings: Illustration = (random) => {
  const x = between(random, 70, 250)
  const y = between(random, 30, 130)
  const step = Math.round(between(random, 13, 18))
  return {
    lines: range(18)
      .map((ring) => circle(x, y, (ring + 1) * step))
      .join(''),
    accent: circle(x, y, (2 + Math.floor(random() * 4)) * step),
  }
}

/** Quarter circles on a grid, each turned by chance: paths that meet and part. */
const bends: Illustration = (random) => {
  const size = 32
  const tile = (column: number, row: number) => {
    const x = column * size
    const y = row * size
    const arc = `a16 16 0 0`
    return random() < 0.5
      ? `M${x + 16} ${y}${arc} 1 -16 16M${x + 32} ${y + 16}${arc} 0 -16 16`
      : `M${x + 16} ${y}${arc} 0 16 16M${x} ${y + 16}${arc} 1 16 16`
  }
  const tiles = range(50).map((cell) => tile(cell % 10, Math.floor(cell / 10)))
  const marked = range(4).map(
    () => `M${16 * (1 + 2 * Math.floor(random() * 9))} ${32 * Math.floor(random() * 5)}h.01`,
  )
  return { lines: tiles.join(''), accent: marked.join('') }
}

/** Plans of rooms: a rectangle cut again and again. */
const plan: Illustration = (random) => {
  const lines: string[] = []
  const rooms: string[] = []
  const cut = (x: number, y: number, width: number, height: number, depth: number): void => {
    if (depth === 0 || width * height < 1400) {
      if (rooms.length < 2 && random() < 0.18)
        rooms.push(`M${point(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`)
      return
    }
    const share = between(random, 0.3, 0.7)
    if (width > height) {
      lines.push(`M${point(x + width * share, y)}v${round(height)}`)
      cut(x, y, width * share, height, depth - 1)
      cut(x + width * share, y, width * (1 - share), height, depth - 1)
    } else {
      lines.push(`M${point(x, y + height * share)}h${round(width)}`)
      cut(x, y, width, height * share, depth - 1)
      cut(x, y + height * share, width, height * (1 - share), depth - 1)
    }
  }
  cut(0, 0, frame.width, frame.height, 6)
  return { lines: lines.join(''), accent: rooms.join('') }
}

/** A stem that parts in two, again and again. */
const branches: Illustration = (random) => {
  const lines: string[] = []
  const ends: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const endX = x + Math.cos(angle) * length
    const endY = y + Math.sin(angle) * length
    lines.push(`M${point(x, y)}L${point(endX, endY)}`)
    if (depth === 0) {
      if (random() < 0.3) ends.push(circle(round(endX), round(endY), 2))
      return
    }
    const spread = between(random, 0.2, 0.42)
    grow(endX, endY, angle - spread, length * 0.78, depth - 1)
    grow(endX, endY, angle + spread, length * 0.78, depth - 1)
  }
  grow(-10, between(random, 60, 100), between(random, -0.1, 0.1), 84, 5)
  return { lines: lines.join(''), accent: ends.join('') }
}

/** Ovals around one middle, each turned a little further. */
const orbits: Illustration = (random) => {
  const x = between(random, 110, 210)
  const wide = between(random, 100, 150)
  const narrow = between(random, 26, 48)
  const turn = between(random, 0, 20)
  const oval = (index: number) => {
    const angle = (turn + index * 15) * (Math.PI / 180)
    const dx = Math.cos(angle) * wide
    const dy = Math.sin(angle) * wide
    const arc = `A${round(wide)} ${round(narrow)} ${round(turn + index * 15)}`
    return `M${point(x - dx, 80 - dy)}${arc} 0 1 ${point(x + dx, 80 + dy)}${arc} 0 1 ${point(x - dx, 80 - dy)}z`
  }
  return { lines: range(12).map(oval).join(''), accent: oval(Math.floor(random() * 12)) }
}

/** Slanted strokes crossing in bands, like cloth. */
const weave: Illustration = (random) => {
  const band = 4 + Math.floor(random() * 3)
  const stroke = (index: number) => {
    const forward = Math.floor(index / band) % 2 === 0
    const x = index * 9 - 90
    return forward ? `M${x} 160l150 -160` : `M${x} 0l150 160`
  }
  const marked = 12 + Math.floor(random() * 24)
  return { lines: range(48).map(stroke).join(''), accent: stroke(marked) }
}

/** The eight families of drawings. */
export const illustrations = { strata, rings, bends, plan, ledger, branches, orbits, weave } as const

/** Name of a family. */
export type IllustrationName = keyof typeof illustrations

export const illustrationNames = Object.keys(illustrations) as readonly IllustrationName[]
