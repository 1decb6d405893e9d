import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FaultCode } from '~/lib/form/fault-codes.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Alert, type AlertProps } from '../ui/alert.tsx'
import { cn } from '../ui/class-names.ts'

/** Reports whether the visitor has scrolled the page or moved the focus in it. */
const hasBegun = (): boolean => window.scrollY > 0 || document.activeElement !== document.body

/**
 * Moves the focus to the result of a form when it appears. If the page was served with the result, and was read,
 * scrolled or filled in before hydration, the focus is left where it is, since the visitor may be about to click.
 */
export function useFocusOnNews(news: RefObject<HTMLElement | null>): void {
  const isHydrated = useHydrated()
  const [cameWithPage] = useState(!isHydrated)
  useEffect(() => {
    if (!cameWithPage || !hasBegun()) news.current?.focus()
  }, [cameWithPage, news])
}

type FormNoticeProps = {
  readonly tone: NonNullable<AlertProps['tone']>
  readonly title: string
  readonly advice: string
}

/** What an action has led to. Takes the focus, so that keyboard and screen reader continue there. */
export function NewsAlert({ className, ...alert }: Omit<AlertProps, 'role'>) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnNews(notice)
  return (
    <div ref={notice} tabIndex={-1} className={cn('rounded', className)}>
      <Alert role="status" {...alert} />
    </div>
  )
}

/** Result of a form, in the form's place. */
export function FormNotice({ tone, title, advice }: FormNoticeProps) {
  return (
    <NewsAlert tone={tone} title={title} className="mb-8">
      {advice}
    </NewsAlert>
  )
}

/** Sentences of faults, in the page's language. */
export function useFaultText(): (code: FaultCode, field: string) => string {
  const { forms } = useTranslations()
  const texts: Record<FaultCode, (values: { field: string }) => string> = forms.faults
  return (code, field) => texts[code]({ field })
}

/** Why a form without fields of its own, such as a button in a list, was refused. */
export function DraftNotice({ draft, label }: { draft: FormDraft | null; label: string }) {
  const { forms } = useTranslations()
  const faultText = useFaultText()
  if (draft === null) return null
  const [fault] = draft.faults
  const text = fault ? faultText(fault.code, label) : forms.problems[draft.problem ?? 'unexpected_answer']()
  return (
    <Alert tone="error" role="alert" className="mb-8">
      {text}
    </Alert>
  )
}
