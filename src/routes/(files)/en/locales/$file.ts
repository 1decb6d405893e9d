import { createFileRoute } from '@tanstack/react-router'
import { answerLanguageFile } from '~/server/discovery/language-file.server.ts'

/** The same language files under the English prefix (decision 11). */
export const Route = createFileRoute('/(files)/en/locales/$file')({
  server: { handlers: { GET: ({ request, params }) => answerLanguageFile(request, params.file) } },
})
