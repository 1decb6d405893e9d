import { createFileRoute } from '@tanstack/react-router'
import { toSharePerformance } from '~/features/funds/share-performance.ts'
import { sharePicture } from '~/features/funds/share-performance-picture.tsx'
import { answerShareFile } from './-share-file.ts'

/** `GET /api/funds/{id}/shares/{share}/chart.svg?locale=`: the chart of a share as a picture, with its warnings. */
export const Route = createFileRoute('/api/funds/$id/shares/$share/chart.svg')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerShareFile(
          { request, params, type: 'image/svg+xml; charset=utf-8', ending: 'svg' },
          ({ fund, search, locale }) => sharePicture(fund.name, toSharePerformance(fund, search), locale),
        ),
    },
  },
})
