import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { NoticePage } from '~/features/notices/notice-page.tsx'
import { getNotice } from '~/features/notices/notices.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/notices/$id')({
  staticData: { namespaces: ['investor_notices', 'forms', 'security'] },
  loader: async ({ params: { id, locale } }) => ({
    notice: toLoaderResult(await catchNetworkError(getNotice({ data: { id, locale } }))),
    drafts: {
      reveal: await loadDraft('reveal-account'),
      acknowledge: await loadDraft('acknowledge-notice'),
    },
  }),
  staleTime: 0,
  head: ({ params, loaderData }) => {
    const loaded = loaderData?.notice
    const { kinds, title } = translationsOf(params.locale).investor_notices
    const { kind, number, fund } = loaded?.ok ? loaded.data : { kind: null, number: 0, fund: { name: '' } }
    const name = kind === null ? title() : `${kinds[kind]({ number: String(number) })}, ${fund.name}`
    return ownPageHead(params.locale, name, { loaded })
  },
  component: NoticeRoute,
})

function NoticeRoute() {
  const { notice, drafts } = Route.useLoaderData()
  return notice.ok ? <NoticePage notice={notice.data} drafts={drafts} /> : <FailurePage failure={notice} />
}
