import { createFileRoute } from '@tanstack/react-router'
import { loadData } from '../content.ts'
import { Page } from '../page.tsx'

export const Route = createFileRoute('/article')({
  loader: () => loadData({ data: 'article' }),
  component: () => <Page name="article" />,
})
