import { createFileRoute } from '@tanstack/react-router'
import { loadData } from '../content.ts'
import { Page } from '../page.tsx'

export const Route = createFileRoute('/detail')({
  loader: () => loadData({ data: 'detail' }),
  component: () => <Page name="detail" />,
})
