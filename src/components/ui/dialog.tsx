import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'

export type DialogProps = {
  open: boolean
  /** Called when the reader closes it: with Escape, the button, or a click outside. */
  onClose: () => void
  title: ReactNode
  /** Name of the button that closes it. */
  closeLabel: string
  /** Buttons, the safe one first. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus in it and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, actions, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser's own.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cn(
        'opening m-auto w-[min(100%-2rem,36rem)] rounded border border-hairline bg-surface backdrop:bg-neutral-950/60',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <Button
            iconOnly
            color="neutral"
            variant="ghost"
            size="sm"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3 pt-2">{actions}</div>}
      </div>
    </dialog>
  )
}
