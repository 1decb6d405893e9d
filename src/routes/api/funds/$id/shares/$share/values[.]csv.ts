import { createFileRoute } from '@tanstack/react-router'
import { shareValuesCsv } from '~/features/funds/share-performance-csv.ts'
import { translationsOf } from '~/lib/translations.ts'
import { answerShareFile } from './-share-file.ts'

/** `GET /api/funds/{id}/shares/{share}/values.csv?locale=`: the values of a share as data. */
export const Route = createFileRoute('/api/funds/$id/shares/$share/values.csv')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerShareFile(
          { request, params, type: 'text/csv; charset=utf-8', ending: 'csv' },
          ({ fund, share, locale }) =>
            shareValuesCsv(fund, share, translationsOf(locale).performance.export.columns),
        ),
    },
  },
})
