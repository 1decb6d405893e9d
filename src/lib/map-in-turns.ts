/**
 * Maps items by a function that takes time, `atOnce` of them concurrently, in their order: the next one begins when one
 * has ended. Results have the order of the items.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: { readonly index: number; readonly result: Result }[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results.push({ index, result: await map(item) })
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
  return results.toSorted((a, b) => a.index - b.index).map(({ result }) => result)
}
