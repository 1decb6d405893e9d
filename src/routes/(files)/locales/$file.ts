import { createFileRoute } from '@tanstack/react-router'
import { handleLanguageFile } from '~/server/discovery/robots.server.ts'

/** `GET /locales/fr-FR.json` and `/locales/en-US.json` (P-110). */
export const Route = createFileRoute('/(files)/locales/$file')({
  server: { handlers: { GET: ({ request, params }) => handleLanguageFile(request, params.file) } },
})
