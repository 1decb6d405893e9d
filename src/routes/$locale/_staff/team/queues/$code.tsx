import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getQueue } from '~/features/desk/people.functions.ts'
import { queueSearchSchema } from '~/features/desk/publications-search.ts'
import { QueuePage } from '~/features/desk/queue-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** All that waits in one of staff's queues (P-724). */
export const Route = createFileRoute('/$locale/_staff/team/queues/$code')({
  staticData: { namespaces: ['staff_desk', 'publishing'] },
  validateSearch: queueSearchSchema,
  loaderDeps: queueSearchSchema.loaderDeps,
  loader: async ({ params: { code, locale }, deps: search }) =>
    toLoaderResult(await getQueue({ data: { locale, code, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) => {
    const { names, title } = translationsOf(locale).staff_desk.queues
    const name = loaderData?.ok ? names[loaderData.data.queue.code]() : title()
    return ownPageHead(locale, name, { loaded: loaderData, page: search.page })
  },
  component: QueueRoute,
})

function QueueRoute() {
  const loaded = Route.useLoaderData()
  return loaded.ok ? <QueuePage {...loaded.data} /> : <FailurePage failure={loaded} />
}
