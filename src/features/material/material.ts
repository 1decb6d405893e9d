import type { MaterialList, SharedDocument, ShareList } from '~/contract/product-api/material.schema.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import {
  type CreatedLinkView,
  type MaterialView,
  type SharedDocumentView,
  type ShareOverReason,
  type SharesView,
  shareOverReasons,
} from './material.schema.ts'

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

type CreatedLinkWire = Omit<CreatedLinkView, 'expiresOn'> & { readonly expiresAt: string }

const toCreatedLink = ({ expiresAt, ...link }: CreatedLinkWire): CreatedLinkView => ({
  ...link,
  expiresOn: dayOfInstant(expiresAt),
})

/** Maps one page of links; `created` is the newest with its address, where it is shown. */
export const toShares = ({ items, page }: ShareList, created: CreatedLinkWire | null): SharesView => ({
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
  created: created === null ? null : toCreatedLink(created),
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

type Faults = readonly { readonly path: string; readonly code: string }[]

/** Returns why a link is over, by the faults of a refusal; undefined for any other refusal. */
export function overReasonOf(faults: Faults = []): ShareOverReason | undefined {
  const code = faults.find(({ path }) => path === 'secret')?.code
  return shareOverReasons.find((reason) => reason === code)
}
