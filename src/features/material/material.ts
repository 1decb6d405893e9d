import type { MaterialList, SharedDocument, ShareList } from '~/contract/product-api/material.schema.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import type { MaterialView, SharedDocumentView, SharesView } from './material.schema.ts'

/** Maps one page of marketing documents. */
export const toMaterial = ({ funds, items, page }: MaterialList): MaterialView => ({
  items: items.map(({ fund, valid_from, valid_until, ...item }) => ({
    ...item,
    fund: fund.name,
    validFrom: valid_from,
    validUntil: valid_until,
  })),
  total: page.total,
  page: { number: page.page, count: page.pageCount },
  funds,
})

/** Maps one page of links; `created` is the address of the newest, where it is shown. */
export const toShares = ({ items, page }: ShareList, created: string | null): SharesView => ({
  items: items.map((item) => ({
    id: item.id,
    title: item.document.title,
    fund: item.fund.name,
    recipient: item.recipient_name,
    email: item.recipient_email,
    sharedBy: item.shared_by,
    createdOn: dayOfInstant(item.created_at),
    expiresOn: dayOfInstant(item.expires_at),
    isMailed: item.mailed,
    state: item.state,
    opened: item.opened,
    mostOpenings: item.most_openings,
    openings: item.openings,
  })),
  total: page.total,
  page: { number: page.page, count: page.pageCount },
  created,
})

/** Maps a shared document. */
export const toSharedDocument = (wire: SharedDocument): SharedDocumentView => ({
  title: wire.title,
  type: wire.type,
  fund: wire.fund,
  language: wire.language,
  pages: wire.pages,
  audience: wire.audience,
  recipient: wire.recipient_name,
  sharedBy: wire.shared_by.name,
  company: wire.shared_by.company,
  expiresOn: dayOfInstant(wire.expires_at),
})
