import { cn } from '../ui/class-names.ts'
import { between, type Drawing, type Random, range, round } from './illustration.ts'
import { seededRandom } from './ledger.ts'

/** Side of the square drawing. */
const side = 160
const middle = side / 2

/** Proportions of a bust. */
type Bust = {
  readonly top: number
  readonly chin: number
  /** Half the width of the head. */
  readonly head: number
  readonly shoulders: number
  /** Height of the hairline, and its slope: the parting is at one side. */
  readonly hairline: number
  readonly slope: number
  /** How far the hair stands off the head, and how far down it reaches beside the face. */
  readonly volume: number
  readonly length: number
  /** Depth of the collar. */
  readonly collar: number
}

const bustOf = (random: Random): Bust => {
  const top = between(random, 20, 25)
  const chin = top + between(random, 76, 82)
  return {
    top,
    chin,
    head: between(random, 28, 32),
    shoulders: between(random, 66, 74),
    hairline: top + between(random, 17, 23),
    slope: between(random, 0.1, 0.34) * (random() < 0.5 ? -1 : 1),
    volume: between(random, 2.5, 6.5),
    length: between(random, 40, 66),
    collar: between(random, 20, 34),
  }
}

type Place = { readonly x: number; readonly y: number }
type Shape = (place: Place, bust: Bust) => boolean

const isInEllipse = ({ x, y }: Place, top: number, bottom: number, radius: number): boolean =>
  ((x - middle) / radius) ** 2 + ((y - (top + bottom) / 2) / ((bottom - top) / 2)) ** 2 < 1

const isHair: Shape = ({ x, y }, { top, chin, head, hairline, slope, volume, length }) => {
  const isAround = isInEllipse({ x, y }, top - volume, chin + 3 * volume, head + volume)
  if (!isAround || y > top + length) return false
  return y < hairline + slope * (x - middle) || !isInEllipse({ x, y }, top, chin, head - 1)
}

const neck = 13

/** Neck and shoulders: a slope that flattens out. */
const isBody: Shape = ({ x, y }, { chin, shoulders }) => {
  const below = (y - chin - 3) / (side - chin - 3)
  const width = below <= 0 ? neck : neck + (shoulders - neck) * Math.min(1, below * 1.35) ** 0.55
  return y > chin - 16 && Math.abs(x - middle) < width
}

/** The clothes: below a collar that is open to a point. */
const isCloth: Shape = (place, bust) => {
  const open = (bust.collar - (place.y - bust.chin - 2)) * (neck / bust.collar)
  return isBody(place, bust) && place.y > bust.chin + 2 && Math.abs(place.x - middle) > open
}

const isSkin: Shape = (place, bust) =>
  (isInEllipse(place, bust.top, bust.chin, bust.head) || isBody(place, bust)) &&
  !isCloth(place, bust) &&
  !isHair(place, bust)

/** Places on a line where a shape is looked for, half a unit apart. */
const across = range(2 * side).map((half) => half / 2)

/** A shape in the lines of an engraving, as a path. */
function hatch(bust: Bust, isIn: Shape, distance: number): string {
  const rows = range(Math.floor(side / distance)).map((row) => round(row * distance + distance / 2))
  return rows
    .map((y) => {
      const edges = across.filter((x) => isIn({ x, y }, bust) !== isIn({ x: x - 0.5, y }, bust))
      return edges.map((x, index) => (index % 2 === 0 ? `M${x} ${y}` : `H${x}`)).join('')
    })
    .join('')
}

/** A bust in the lines of an engraving, without features, since it is no likeness. */
function bust(random: Random): Drawing {
  const drawn = bustOf(random)
  return {
    lines: hatch(drawn, isSkin, 5) + hatch(drawn, isCloth, 2.5),
    accent: hatch(drawn, isHair, 2.5),
  }
}

type PortraitProps = {
  /** The same seed always gives the same drawing. */
  readonly seed: string
  readonly className?: string
}

/** Drawing of a person without a photograph: decorative, drawn on the spot. */
export function Portrait({ seed, className }: PortraitProps) {
  const { lines, accent } = bust(seededRandom(seed))
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      fill="none"
      aria-hidden="true"
      data-illustration="portrait"
      className={cn('block bg-surface-sunken', className)}
    >
      <path d={lines} className="stroke-hairline-strong" />
      <path d={accent} className="stroke-accent" />
    </svg>
  )
}
