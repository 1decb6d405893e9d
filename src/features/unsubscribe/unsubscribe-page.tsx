import type { ReactElement } from 'react'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { UnsubscribeSearch } from './unsubscribe-search.ts'

/** Ends the emails of a topic by a button, without a sign-in (P-442). Opening the link alone changes nothing. */
export function UnsubscribePage({ search }: { readonly search: UnsubscribeSearch }): ReactElement {
  const { unsubscribe: words } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={words.title()} />
      <Content search={search} />
    </Container>
  )
}

function Content({ search: { done, problem, token } }: { readonly search: UnsubscribeSearch }): ReactElement {
  const { unsubscribe: words } = useTranslations()
  if (done !== undefined)
    return (
      <NewsAlert tone="success" title={words.doneTitle()} action={<ToSettings />}>
        {words.done[done]()}
      </NewsAlert>
    )
  if (problem === 'unavailable')
    return (
      <Alert tone="warning" role="alert" title={words.unavailableTitle()}>
        {words.unavailable()}
      </Alert>
    )
  if (problem === 'unknown' || token === undefined)
    return (
      <Alert tone="warning" role="alert" title={words.unknownTitle()} action={<ToSettings />}>
        {words.unknown()}
      </Alert>
    )
  return <UnsubscribeForm token={token} />
}

function ToSettings(): ReactElement {
  const { unsubscribe: words } = useTranslations()
  return (
    <AppLink to="/account/notifications" className="text-link">
      {words.back()}
    </AppLink>
  )
}

function UnsubscribeForm({ token }: { readonly token: string }): ReactElement {
  const { unsubscribe: words } = useTranslations()
  return (
    <OfferedForm>
      <form method="post" action="/api/unsubscribe" className="flex flex-col items-start gap-6">
        <p>{words.text()}</p>
        <input type="hidden" name="token" value={token} readOnly />
        <input type="hidden" name="locale" value={useLocale()} readOnly />
        <Button type="submit">{words.submit()}</Button>
      </form>
    </OfferedForm>
  )
}
