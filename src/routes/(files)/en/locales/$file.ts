import { createFileRoute } from '@tanstack/react-router'
import { handleLanguageFile } from '~/server/discovery/robots.server.ts'

/** The same language files under the English prefix (P-110). */
export const Route = createFileRoute('/(files)/en/locales/$file')({
  server: { handlers: { GET: ({ request, params }) => handleLanguageFile(request, params.file) } },
})
