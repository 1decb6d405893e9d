import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { NoticeDetailView } from './notices.schema.ts'

/** The reader's word that they have read the notice, with its time: a plain form, which works without scripts. */
export function NoticeAcknowledgement({ notice }: { readonly notice: NoticeDetailView }): ReactElement {
  const { acknowledgement: words } = useTranslations().investor_notices.detail
  const to = useFormatter()
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const { acknowledged, id } = notice
  if (acknowledged !== null) {
    const { date, time } = acknowledged
    return <Alert tone="success">{words.done({ date: to.longDate(date) ?? '', time })}</Alert>
  }
  return (
    <form
      method="post"
      action="/api/account/notices/acknowledge"
      className="flex flex-col items-start gap-5 print:hidden"
    >
      <p className="max-w-measure">{words.text()}</p>
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="notice" value={id} readOnly />
      <Button type="submit">{words.submit()}</Button>
    </form>
  )
}
