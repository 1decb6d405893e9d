import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/_public/funds/$id/documents')({
  component: () => <h1>Documents</h1>,
})
