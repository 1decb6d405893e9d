import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { subscribeSearchSchema } from '~/features/subscriptions/subscribe.schema.ts'
import { loadSubscribeStep } from '~/features/subscriptions/subscribe-loader.ts'
import { SubscribeStepPage } from '~/features/subscriptions/subscribe-step.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_public/subscribe')({
  staticData: { namespaces: ['countries', 'forms', 'subscribe'] },
  validateSearch: subscribeSearchSchema,
  loaderDeps: subscribeSearchSchema.loaderDeps,
  loader: ({ context: { session }, deps: { state, step }, params: { locale } }) =>
    loadSubscribeStep({ locale, state, step, user: session?.user }, loadDraft),
  preload: false,
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) => {
    const { subscribe } = translationsOf(params.locale)
    return pageHead({ title: subscribe.title(), description: subscribe.description() })
  },
  component: SubscribeRoute,
})

function SubscribeRoute() {
  const isSignedIn = Route.useRouteContext().session !== null
  return <SubscribeStepPage step={Route.useLoaderData()} isSignedIn={isSignedIn} />
}
