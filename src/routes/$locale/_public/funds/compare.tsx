import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/_public/funds/compare')({ component: () => <h1>Compare</h1> })
