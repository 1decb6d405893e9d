import { brand } from '../../brand.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, mapOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import type { Card } from './draw-card.server.ts'

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
