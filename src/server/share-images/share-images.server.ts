import { createHash } from 'node:crypto'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import { type BackendOutcome, isNotFound } from '../backends/backend-outcome.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import type { Gate } from '../images/image-source.server.ts'
import type { ImageStore } from '../images/image-store.server.ts'
import type { Card } from './draw-card.server.ts'
import { type AskedCard, shareKinds } from './share-cards.server.ts'

/** Dependencies of the share images. */
export type ShareImagesDeps = {
  readonly read: (asked: AskedCard) => Promise<BackendOutcome<Card>>
  readonly render: (card: Card) => Promise<Buffer>
  /** Opened with the first image. */
  readonly store: () => ImageStore
  /** Limits concurrent rendering. */
  readonly gate: Gate
  readonly now: () => number
}

/** Changed with every change of the drawing, so that no outdated image is served. */
const drawingVersion = 1
const freshS = 3600

type Parameters = { readonly locale: string; readonly kind: string; readonly slug: string }

function readAsked({ locale, kind, slug }: Parameters): AskedCard | undefined {
  const language = localeSchema.safeParse(locale)
  const known = shareKinds.find((name) => name === kind)
  const name = /^([\w.~-]{1,255})\.png$/.exec(slug)?.[1]
  return language.success && known && name ? { locale: language.data, kind: known, slug: name } : undefined
}

/**
 * Returns the store's key, a hash of the content: a changed title gives another image, and invented names
 * cannot fill the store.
 */
function keyOf(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('base64url')
}

async function draw({ render, store, gate, now }: ShareImagesDeps, card: Card): Promise<Buffer | 'busy'> {
  const key = keyOf(card)
  const known = store().get(key)
  if (known !== undefined) return known.body
  const body = await gate.run(() => render(card))
  if (body === 'busy') return body
  const image = { type: 'image/png', body, etag: key, sourceEtag: null, sourceHash: key, version: null }
  store().set(key, { ...image, checkedAtMs: now() })
  return body
}

/**
 * Handles requests for a share image of 1200 × 630 pixels, which is rendered once per content and stored on
 * disk.
 */
export async function handleShareImage(
  request: Request,
  parameters: Parameters,
  deps: ShareImagesDeps,
): Promise<Response> {
  const asked = readAsked(parameters)
  if (asked === undefined) return noSuchFile()
  const card = await deps.read(asked)
  if (card.kind !== 'ok') return isNotFound(card) ? noSuchFile() : fileUnavailable()
  const body = await draw(deps, card.data)
  if (body === 'busy') return fileUnavailable()
  return fileResponse(request, { body: new Uint8Array(body), contentType: 'image/png', freshS })
}
