import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cn } from './class-names.ts'

type ChildProps = { readonly className?: string; readonly children?: ReactNode }

export type SlotProps = HTMLAttributes<HTMLElement> & {
  readonly popoverTarget?: string
  /** Adds content around the child's own, such as an icon beside its text. */
  readonly around?: (content: ReactNode) => ReactNode
}

/**
 * Gives looks and attributes to its one child instead of an element of its own (`asChild`), so that a router's link
 * can look like a button. Of the child's own attributes, all win but the class names, which are joined.
 */
export function Slot({ children, className, around, ...props }: SlotProps): ReactElement {
  if (!isValidElement<ChildProps>(children)) throw new Error('a slot takes exactly one element')
  const own = children.props
  const merged = { ...props, ...own, className: cn(className, own.className) }
  return around ? cloneElement(children, merged, around(own.children)) : cloneElement(children, merged)
}
