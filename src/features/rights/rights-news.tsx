import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const known = [
  ...(['agreement', 'member', 'done', 'waiting', 'approved', 'refused', 'withdrawn', 'late'] as const),
]

/** Says once what a form has done, or that somebody else was first. */
export function RightsNews({ done }: { readonly done: FormDraft | null }): ReactElement | null {
  const { news } = useTranslations().staff_rights
  const said = known.find((one) => one === done?.values.done)
  if (said === undefined) return null
  const { text, title } = news[said]
  return <FormNotice tone={said === 'late' ? 'warning' : 'success'} title={title()} advice={text()} />
}
