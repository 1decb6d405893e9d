/** First letters of the first two words of a name, upper case, at most two characters (specification point 9). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}
