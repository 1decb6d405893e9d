/** Deterministic pseudo-random choices: the same seed gives the same sequence on every machine. */
export type Random = {
  /** At least 0, less than 1. */
  fraction(): number
  /** A whole number from `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number
  /** Returns one of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** `count` different items, in a random order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

/**
 * Creates a generator (mulberry32) seeded by a text. Each fund has its own, so that fund 12 is the same
 * among 64 and among 20,000.
 */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(fraction() * (maximum - minimum + 1))
  return {
    fraction,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    sample: (items, count) => {
      const rest = [...items]
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(integer(0, rest.length - 1), 1),
      ).flat()
    },
  }
}
