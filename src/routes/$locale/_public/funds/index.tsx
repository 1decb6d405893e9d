import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/_public/funds/')({ component: () => <h1>Index</h1> })
