import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that does not depend on where they differ. Their lengths are not secret. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
