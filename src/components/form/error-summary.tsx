import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { CircleAlert } from '~/components/ui/line-icon.tsx'
import { cn } from '../ui/class-names.ts'
import { useFocusOnNews } from './form-notice.tsx'

/** A fault, with the field that it links to; null for one of the form as a whole. */
type ListedFault = { readonly key: string; readonly fieldId: string | null; readonly message: ReactNode }

type ErrorSummaryProps = {
  title: ReactNode
  /** Faults in the order of the fields; each links to its field, if the form shows it. */
  faults: readonly ListedFault[]
}

/** At the top of a form that was refused: how many faults there are and where. Takes the focus when it appears. */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()
  useFocusOnNews(summary)
  return (
    <section
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className="tone-error flex gap-3 rounded border border-tone-edge bg-tone-wash px-4 py-4"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-tone-text" />
      <div className="flex flex-col gap-2">
        <h2 id={titleId} className="font-medium font-sans tracking-normal">
          {title}
        </h2>
        <ul className="flex flex-col gap-1 text-sm">
          {faults.map(({ fieldId, key, message }) => (
            <li key={key}>
              {fieldId === null ? (
                message
              ) : (
                <a href={`#${fieldId}`} className="text-tone-text underline underline-offset-4">
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Foot of a form: the act first, the way out after it; full width on telephones. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('flex flex-wrap items-center gap-3 pt-4 max-sm:[&>*]:w-full', className)} {...props} />
  )
}
