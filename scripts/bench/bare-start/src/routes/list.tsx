import { createFileRoute } from '@tanstack/react-router'
import { loadData } from '../content.ts'
import { Page } from '../page.tsx'

export const Route = createFileRoute('/list')({
  loader: () => loadData({ data: 'list' }),
  component: () => <Page name="list" />,
})
