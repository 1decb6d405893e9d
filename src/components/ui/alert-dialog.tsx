import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cn } from './class-names.ts'

export type AlertDialogProps = {
  title: ReactNode
  /** Called when the reader presses Escape. Without it the dialog stays until one of its actions is taken. */
  onEscape?: () => void
  /** Links and buttons: the first one has the focus when the dialog opens. */
  actions: ReactNode
  className?: string
  /** Text that screen readers read with the title when the dialog opens. */
  text: ReactNode
  children?: ReactNode
}

/**
 * A question that cannot wait, open as long as it is drawn. The browser keeps the focus in it and gives it back
 * afterwards.
 */
export function AlertDialog({ title, text, onEscape, actions, className, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the dialog leaves the document: only one that is closed in it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby={onEscape ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
      className={cn(
        'm-auto w-[min(100%-2rem,36rem)] whitespace-normal rounded border border-hairline bg-surface text-start backdrop:bg-neutral-950/60',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {children}
        <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
      </div>
    </dialog>
  )
}
