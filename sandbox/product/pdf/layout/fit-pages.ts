import { type Frame, flowBlocks } from './flow.ts'
import type { FlowedPage, LaidBlock } from './strip.ts'

/** Blocks that are kept or left out together. Lower ranks are kept first; `section` orders what belongs together. */
export interface Unit {
  section: string
  rank: number
  /** Lays the blocks out at the first call, since most units of a short document are never asked for. */
  lay(): LaidBlock[]
}

export interface FitRequest {
  /** In the order of the document. */
  units: Unit[]
  pages: number
  frame: Omit<Frame, 'airiness'>
  /** The table of contents of the chosen blocks, or nothing. */
  contents(blocks: LaidBlock[]): LaidBlock[]
  /** A last section of one page or less, repeated if the text is too short. */
  filler(): LaidBlock[]
}

/** Units that may fail to fit before the search for smaller ones ends. */
const FAILED_TRIES = 8
const LEAST_AIRY = 0.85
const MOST_AIRY = 1.6

/**
 * Chooses as many units as fill exactly `pages` pages, by rank, and spreads them with the airiest spacing that keeps
 * that number. A section is shortened from its end, never from its middle.
 */
export function fitPages(request: FitRequest): FlowedPage[] {
  const byRank = request.units.map((unit, order) => ({ unit, order }))
  byRank.sort((one, other) => one.unit.rank - other.unit.rank || one.order - other.order)
  const ranked = byRank.map(({ unit }) => unit)
  const chosen = new Set(ranked.slice(0, longestFit(ranked, request)))
  addWhatStillFits(ranked, chosen, request)
  return spread(blocksOf(chosen, request), request)
}

/** Number of units, by rank, that fit. Found by halving: each unit more never takes less room. */
function longestFit(ranked: Unit[], request: FitRequest): number {
  let [fits, exceeds] = [0, surelyTooMany(ranked, request)]
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1
    if (countPages(new Set(ranked.slice(0, middle)), request) <= request.pages) fits = middle
    else exceeds = middle
  }
  return fits
}

/** A number of units whose strips alone are higher than the pages. */
function surelyTooMany(ranked: Unit[], { pages, frame }: FitRequest): number {
  let room = frame.bottom - frame.firstTop + (pages - 1) * (frame.bottom - frame.top)
  const last = ranked.findIndex((unit) => {
    const strips = unit.lay().flatMap((block) => block.strips)
    room -= strips.reduce((height, strip) => height + strip.height, 0)
    return room < 0
  })
  return last === -1 ? ranked.length + 1 : last + 1
}

function addWhatStillFits(ranked: Unit[], chosen: Set<Unit>, request: FitRequest): void {
  const closed = new Set<string>()
  for (const unit of ranked) {
    if (chosen.has(unit) || closed.has(unit.section)) continue
    if (closed.size >= FAILED_TRIES) return
    chosen.add(unit)
    if (countPages(chosen, request) > request.pages) {
      chosen.delete(unit)
      closed.add(unit.section)
    }
  }
}

function blocksOf(chosen: Set<Unit>, request: FitRequest): LaidBlock[] {
  const blocks = request.units.filter((unit) => chosen.has(unit)).flatMap((unit) => unit.lay())
  return [...request.contents(blocks), ...blocks]
}

function countPages(chosen: Set<Unit>, request: FitRequest): number {
  return flowBlocks(blocksOf(chosen, request), { ...request.frame, airiness: LEAST_AIRY }).length
}

function spread(blocks: LaidBlock[], request: FitRequest): FlowedPage[] {
  const flow = (airiness: number, extra: LaidBlock[] = []) =>
    flowBlocks([...blocks, ...extra], { ...request.frame, airiness })
  const airiest = flow(MOST_AIRY)
  if (airiest.length < request.pages) return fill(airiest, flow, request)
  let [kept, exceeded] = [LEAST_AIRY, MOST_AIRY]
  if (airiest.length === request.pages) return airiest
  for (let step = 0; step < 6; step += 1) {
    const middle = (kept + exceeded) / 2
    if (flow(middle).length <= request.pages) kept = middle
    else exceeded = middle
  }
  return flow(kept)
}

function fill(
  pages: FlowedPage[],
  flow: (airiness: number, extra: LaidBlock[]) => FlowedPage[],
  request: FitRequest,
): FlowedPage[] {
  const extra: LaidBlock[] = []
  let filled = pages
  while (filled.length < request.pages) {
    const more = request.filler()
    filled = flow(MOST_AIRY, [...extra, ...more])
    extra.push(...more)
  }
  return filled.slice(0, request.pages)
}
