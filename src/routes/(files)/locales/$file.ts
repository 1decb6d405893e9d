import { createFileRoute } from '@tanstack/react-router'
import { answerLanguageFile } from '~/server/discovery/language-file.server.ts'

/** `GET /locales/fr-FR.json` and `/locales/en-US.json` (decision 11). */
export const Route = createFileRoute('/(files)/locales/$file')({
  server: { handlers: { GET: ({ request, params }) => answerLanguageFile(request, params.file) } },
})
