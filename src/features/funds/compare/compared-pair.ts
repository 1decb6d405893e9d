import type { ComparedFund, FundComparisonView } from './fund-compare.schema.ts'

/** Returns the two funds of a comparison; null unless there are two different ones. */
export function comparedPair({ sides }: FundComparisonView): readonly [ComparedFund, ComparedFund] | null {
  const [left, right] = sides.map(({ fund }) => fund)
  return left && right && left.id !== right.id ? [left, right] : null
}

/** Tells whether the catalogue has two funds, which a comparison takes. */
export const isComparable = ({ choices }: Pick<FundComparisonView, 'choices'>): boolean => choices.length > 1
