import type { ReactNode } from 'react'
import { splitAtCodes } from '~/lib/format/whole-codes.ts'

/**
 * Keeps each code of a text on one line, since browsers break at a hyphen. A hyphen that does not break is another
 * character, which a copied code must not have.
 */
export function withWholeCodes(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node
  const parts = splitAtCodes(node)
  if (parts.length === 1) return node
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
