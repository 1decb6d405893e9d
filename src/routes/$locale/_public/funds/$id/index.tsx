import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/_public/funds/$id/')({ component: () => <h1>Fund</h1> })
