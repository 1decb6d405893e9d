import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import {
  describeShared,
  materialCalls,
  materialRequirement,
  takeNewLink,
} from '~/server/composition/documents.server.ts'
import type { MaterialView, SharedView, SharesView } from './material.schema.ts'
import { overReasonOf, toMaterial, toSharedDocument, toShares } from './material.ts'
import { materialSearchSchema } from './material-search.ts'

const pageSize = 25

const listed = z.object({ locale: localeSchema, search: checkedSearch(materialSearchSchema) })

/** Reads one page of the marketing documents of the acting team's funds (P-640). */
export const getMaterial = createServerFn({ method: 'GET' })
  .validator(listed)
  .handler(
    privateCalls.handle(
      materialRequirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<MaterialView>> => {
        const { audience = '', fund = '', page = 1, state = '' } = search
        const asking = { locale, token: session.accessToken }
        const found = await materialCalls.list(asking, { audience, fund, page, pageSize, state })
        return outcomeOf(found, toMaterial)
      },
    ),
  )

/** Reads one page of the acting team's links, and a new one with its address, once (P-643, P-645). */
export const getShares = createServerFn({ method: 'GET' })
  .validator(listed)
  .handler(
    privateCalls.handle(
      materialRequirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<SharesView>> => {
        const { page = 1 } = search
        const asking = { locale, token: session.accessToken }
        const found = await materialCalls.listShares(asking, { page, pageSize })
        const created = found.kind === 'ok' ? await takeNewLink(session) : null
        return outcomeOf(found, (list) => toShares(list, created))
      },
    ),
  )

/** Describes the document of a link to the holder of its secret, or why it is over: `not_found` for an unknown one (P-644). */
export const getSharedDocument = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, token: z.string().check(z.maxLength(100)) }))
  .handler(async ({ data: { locale, token } }): Promise<Outcome<SharedView>> => {
    const described = await describeShared(locale, token)
    const reason = overReasonOf(described.kind === 'refused' ? described.faults : undefined)
    if (reason !== undefined) return success({ kind: 'over', reason })
    return outcomeOf(described, (wire) => ({ kind: 'document', document: toSharedDocument(wire) }))
  })
