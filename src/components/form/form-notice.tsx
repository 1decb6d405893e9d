import { useRef } from 'react'
import { Alert, type AlertProps } from '../ui/alert.tsx'
import { useFocusOnNews } from './use-focus-on-news.ts'

export type FormNoticeProps = {
  readonly tone: NonNullable<AlertProps['tone']>
  readonly title: string
  readonly advice: string
}

/** What came of a form, at the place where it was. Takes the focus, so that keyboard and screen reader go on there. */
export function FormNotice({ tone, title, advice }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnNews(notice)
  return (
    <div ref={notice} tabIndex={-1} className="mb-8 rounded">
      <Alert tone={tone} title={title} role="status">
        {advice}
      </Alert>
    </div>
  )
}
