import { createFileRoute } from '@tanstack/react-router'
import { SignInForm } from '~/features/login/sign-in-form.tsx'
import { WelcomePage } from '~/features/registration/pending-page.tsx'
import { getSavedForm } from '~/features/registration/registration.functions.ts'
import { loadFormToken } from '~/features/session/load-session.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/welcome')({
  staticData: { namespaces: ['login', 'registration'] },
  beforeLoad: async () => ({ formToken: await loadFormToken() }),
  loader: async () => (await getSavedForm({ data: { form: '' } })).email,
  staleTime: 0,
  head: ({ params }) =>
    pageHead({ title: translationsOf(params.locale).registration.welcome.title(), noIndex: true }),
  component: Welcome,
})

function Welcome() {
  const { welcome } = useTranslations().registration
  const email = Route.useLoaderData()
  const callbackUrl = pathFor({ to: '/', locale: useLocale() })
  const search = email === null ? { callbackUrl } : { callbackUrl, login_hint: email }
  return <WelcomePage signIn={<SignInForm client="investor" search={search} label={welcome.signIn()} />} />
}
