import type { MaterialQuery, ShareBody, ShareQuery } from '../../../contract/product-api/material.schema.ts'
import { materialEndpoints } from '../../../contract/product-api/material-endpoints.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }

/** Creates the calls about marketing documents and the links to them. */
export function createMaterialCalls(client: HttpClient) {
  const { createShare, describeSharedDocument, endShare, listMaterial, listShares, openSharedDocument } =
    materialEndpoints
  return {
    list: (asking: Asking, query: MaterialQuery) =>
      client.json({ ...callOf(listMaterial), ...asking, query }),
    listShares: (asking: Asking, query: Omit<ShareQuery, 'state'>) =>
      client.json({ ...callOf(listShares), ...asking, query }),
    share: (asking: Asking, body: ShareBody) => client.json({ ...callOf(createShare), ...asking, body }),
    end: ({ id, ...asking }: Asking & { readonly id: string }) =>
      client.json({ ...callOf(endShare), ...asking, params: { id }, body: {} }),
    describe: (locale: Locale, secret: string) =>
      client.json({ ...callOf(describeSharedDocument), locale, body: { secret } }),
    /** The file as a stream; the product API counts that it was opened. */
    open: (locale: Locale, secret: string) =>
      client.stream({ method: 'POST', path: openSharedDocument.path, locale, body: { secret } }),
  }
}

/** Calls about marketing documents and the links to them. */
export type MaterialCalls = ReturnType<typeof createMaterialCalls>
