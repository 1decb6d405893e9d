import { createHash } from 'node:crypto'
import { brand } from '../../brand.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, isNotFound, mapOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import type { Gate } from '../images/image-source.server.ts'
import type { ImageStore } from '../images/image-store.server.ts'
import type { Card } from './draw-card.server.ts'

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

/** Kinds of pages with a share image of their own, and `site` for all others. */
export const shareKinds = ['site', 'fund', 'guide', 'article', 'white-book'] as const
export type ShareKind = (typeof shareKinds)[number]

/** The page of a share image. */
export type AskedCard = { readonly kind: ShareKind; readonly locale: Locale; readonly slug: string }

/** Backends that share images read. */
export type CardDeps = {
  readonly productApi: Pick<ProductApi, 'getFund'>
  readonly contentApi: Pick<ContentApi, 'findGuide' | 'findArticle' | 'findWhiteBook'>
}

/** The slug of the site's share image. */
export const siteSlug = 'orvanne'

const noSuchCard = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const

type CardReader = (deps: CardDeps, asked: AskedCard) => Promise<BackendOutcome<Card>>
const textsOf = (locale: Locale) => translationsOf(locale).discovery.share

const readers: Record<ShareKind, CardReader> = {
  site: async (_, { locale, slug }) => {
    if (slug !== siteSlug) return noSuchCard
    const texts = textsOf(locale)
    return {
      kind: 'ok',
      status: 200,
      data: { eyebrow: texts.site(), title: texts.siteTitle(), seed: brand.name },
    }
  },
  fund: async ({ productApi }, { locale, slug }) =>
    mapOutcome(await productApi.getFund({ locale, id: slug, withCmsData: true }), (fund) => ({
      eyebrow: textsOf(locale).fund({ form: fund.legalForm, strategy: fund.strategy.label }),
      title: fund.name,
      notice: textsOf(locale).fundNotice(),
      seed: fund.id,
    })),
  guide: async ({ contentApi }, { locale, slug }) =>
    mapOutcome(await contentApi.findGuide({ locale, slug }), ({ title, documentId }) => ({
      eyebrow: textsOf(locale).guide(),
      title,
      seed: documentId,
    })),
  article: async ({ contentApi }, { locale, slug }) =>
    mapOutcome(await contentApi.findArticle({ locale, slug }), ({ title, documentId }) => ({
      eyebrow: textsOf(locale).article(),
      title,
      seed: documentId,
    })),
  'white-book': async ({ contentApi }, { locale, slug }) =>
    mapOutcome(await contentApi.findWhiteBook({ locale, slug }), ({ title, documentId }) => ({
      eyebrow: textsOf(locale).whiteBook(),
      title,
      seed: documentId,
    })),
}

/**
 * Reads the content of a page's share image in the page's language; `refused` for a page that does not exist.
 */
export async function readCard(deps: CardDeps, asked: AskedCard): Promise<BackendOutcome<Card>> {
  await ensureTranslations(asked.locale, ['discovery'])
  return readers[asked.kind](deps, asked)
}
