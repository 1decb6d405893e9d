import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { usePopover } from './popover.tsx'

export type TooltipProps = {
  /** The word to explain. */
  children: ReactNode
  /** The explanation, plain text or a line with a link. */
  content: ReactNode
  className?: string
}

/**
 * A word that explains itself when pressed: a toggletip, so that it works by touch, keyboard and pointer alike, stays
 * open while it is read, and needs no script. The explanation follows the word in reading order.
 */
export function Tooltip({ children, content, className }: TooltipProps) {
  const { id, anchor, target } = usePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={anchor}
        className={cn(
          'touch-target cursor-help text-left underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid',
          className,
        )}
      >
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        style={target}
        className="opening anchored anchored-start w-max max-w-[min(20rem,calc(100vw-2rem))] rounded bg-foreground px-4 py-3 text-left font-normal font-sans text-background text-sm"
      >
        {content}
      </span>
    </>
  )
}
