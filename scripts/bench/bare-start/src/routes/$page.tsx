import { createFileRoute } from '@tanstack/react-router'
import { loadData } from '../content.ts'
import { Page } from '../page.tsx'

export const Route = createFileRoute('/$page')({
  loader: ({ params }) => loadData({ data: params.page }),
  component: BarePage,
})

function BarePage() {
  return <Page name={Route.useParams().page} />
}
