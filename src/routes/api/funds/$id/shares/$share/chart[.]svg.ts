import { createFileRoute } from '@tanstack/react-router'
import {
  readShareFileRequest,
  shareFileResponse,
} from '~/features/funds/performance/share-performance-files.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

/** `GET /api/funds/{id}/shares/{share}/chart.svg?locale=`: the chart of a share as a picture, with its warnings. */
export const Route = createFileRoute('/api/funds/$id/shares/$share/chart.svg')({
  server: {
    handlers: {
      GET: async ({ request, params }) => {
        const asked = readShareFileRequest(request.url, params.share)
        const answered = await productApi.getFund({ locale: asked.locale, id: params.id, withCmsData: true })
        if (answered.kind !== 'ok') return failurePage(answered, asked.locale)
        return (await shareFileResponse('svg', answered.data, asked)) ?? failurePage(undefined, asked.locale)
      },
    },
  },
})
