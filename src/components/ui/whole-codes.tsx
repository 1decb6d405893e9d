import type { ReactNode } from 'react'
import { partsOfAddress, splitAtCodes } from '~/lib/format/whole-codes.ts'

/**
 * Keeps each code and each email address of a text whole, since browsers break at a hyphen. A hyphen that does not
 * break is another character, which a copied code must not have.
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
      <Kept key={index}>{part}</Kept>
    ),
  )
}

type TextProps = { readonly children: string }

const Kept = ({ children: part }: TextProps) =>
  part.includes('@') ? <EmailAddress>{part}</EmailAddress> : <Whole>{part}</Whole>

const Whole = ({ children }: TextProps) => <span className="whitespace-nowrap">{children}</span>

/** Signs of a part of an address that fit on a line of a narrow phone. */
const mostOnALine = 30

/** An email address: on one line where it fits, else broken after its sign @, and within a part only if that is long. */
export function EmailAddress({ children: address }: TextProps) {
  const [name, domain] = partsOfAddress(address)
  return (
    <>
      <Part>{name}</Part>
      <wbr />
      <Part>{domain}</Part>
    </>
  )
}

const Part = ({ children: part }: TextProps) =>
  part.length > mostOnALine ? <span className="break-words">{part}</span> : <Whole>{part}</Whole>
