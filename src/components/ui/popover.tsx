import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react'
import { hidePanel } from '~/routing/navigation/panels.ts'
import { cn } from './class-names.ts'
import { Slot } from './slot.tsx'

/** Closes a popover after one of its links was followed: the page changes under it without a document load. */
export function closeOnNavigation(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) hidePanel(event.currentTarget)
}

/** Names that join a native popover to the button that opens it; both work before any script has run. */
function usePopover() {
  const id = useId()
  const anchor: CSSProperties = { anchorName: `--${id}` }
  const target: CSSProperties = { positionAnchor: `--${id}` }
  return { id, anchor, target }
}

type PopoverProps = {
  /** The one button that opens it. */
  trigger: ReactNode
  align?: 'start' | 'end'
  /** Names the panel. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A panel beside its button, on the browser's own `popover`: it closes with Escape or a click elsewhere, gives the
 * focus back and needs no script. Also the account menu: fill it with {@link MenuList}.
 */
export function Popover({ trigger, align = 'start', label, className, children }: PopoverProps) {
  const { id, anchor, target } = usePopover()
  return (
    <>
      <Slot {...{ popoverTarget: id, style: anchor }}>{trigger}</Slot>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too. */}
      <section
        id={id}
        popover="auto"
        aria-label={label}
        style={target}
        onClick={closeOnNavigation}
        className={cn(
          'opening anchored w-max min-w-48 max-w-[min(24rem,calc(100vw-2rem))] rounded border border-hairline bg-surface p-4',
          align === 'end' ? 'anchored-end' : 'anchored-start',
          className,
        )}
      >
        {children}
      </section>
    </>
  )
}

/** Links and buttons one under another. */
export function MenuList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={cn('-m-2 flex flex-col', className)}>{children}</ul>
}

/** Link or button of a menu, given as child. */
export function MenuItem({ children }: { children: ReactNode }) {
  return (
    <li>
      <Slot className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-left transition-colors hover:bg-(--neutral-soft) aria-[current=page]:font-medium [&_svg]:size-4 [&_svg]:text-muted">
        {children}
      </Slot>
    </li>
  )
}
