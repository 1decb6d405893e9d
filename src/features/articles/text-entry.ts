import type { Media } from '~/contract/content-api/components.schema.ts'
import { type MediaUrls, mediaAddress, mediaPathOf } from '~/lib/media-path.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { openCategory } from '~/routing/addresses/text-address.ts'
import type {
  FilmView,
  Section,
  SeriesView,
  TextAddress,
  TextCardView,
  TextPlace,
  TextView,
} from './articles.schema.ts'
import {
  addressOf,
  type CardSettings,
  categoryOf,
  isArticle,
  toDateView,
  toTextCard,
  type WireText,
} from './text-card.ts'

/** Returns the address of a text in each language that has it. */
export function addressesOf(text: WireText, locale: Locale): TextView['addresses'] {
  const { section } = addressOf(text, locale)
  const alternates = text.localizations.flatMap((alternate): [Locale, TextAddress][] => {
    if (alternate.locale === null || alternate.locale === locale || alternate.slug === null) return []
    const category = categoryOf(text, alternate.category, alternate.locale)
    return [[alternate.locale, { section, category, slug: alternate.slug }]]
  })
  return { [locale]: addressOf(text, locale), ...Object.fromEntries(alternates) }
}

function fileAddress(file: Media | null, mediaUrl: MediaUrls): string | null {
  const path = file === null ? null : mediaPathOf(file.url, mediaUrl)
  return path === null ? null : mediaAddress(path)
}

/** Returns the video of a text; null for none, and for a file that the portal does not serve. */
export function filmOf(text: WireText, mediaUrl: MediaUrls): FilmView | null {
  if (!isArticle(text) || text.kind !== 'video' || text.video === null) return null
  const { source, captions, externalUrl } = text.video
  const address = fileAddress(source, mediaUrl)
  if (source !== null && address !== null) {
    return { kind: 'own', source: address, type: source.mime, captions: fileAddress(captions, mediaUrl) }
  }
  return externalUrl === null ? null : { kind: 'elsewhere', href: externalUrl }
}

type ViewSettings = CardSettings & {
  readonly more: readonly TextCardView[]
  readonly series: SeriesView | null
  /** Slug of the page of the text's author. */
  readonly authorSlug: string | null
  /** False for a category that editors gave no section, or another one: the page names it nowhere (P-837). */
  readonly hasCategoryPage: boolean
}

/** Maps a text of the content backend to its page view, without the body. */
export function toTextView(text: WireText, settings: ViewSettings): TextView {
  const { seo, author, summary } = text
  return {
    ...toTextCard(text, settings),
    category: settings.hasCategoryPage ? (text.category?.name ?? null) : null,
    documentId: text.documentId,
    author: author && { name: author.name, position: author.position, slug: settings.authorSlug },
    reviewedOn: isArticle(text) ? null : toDateView(text.reviewedOn, settings.locale),
    film: filmOf(text, settings.mediaUrl),
    fundIds: text.relatedFunds,
    seo: {
      title: seo?.metaTitle || text.title,
      description: seo?.metaDescription || summary,
      noIndex: seo?.noIndex ?? false,
    },
    addresses: addressesOf(text, settings.locale),
    publishedAt: text.publishedAt,
    updatedAt: text.updatedAt,
    series: settings.series,
    more: settings.more,
  }
}

type AskedPlace = {
  readonly section: Section
  /** Category in the URL. */
  readonly asked: string
  /** Category of the text. */
  readonly own: string
  /** All categories of the section. */
  readonly valid: readonly string[]
}

/** Classifies the category of a URL whose slug is known. */
export function placeOf({ section, asked, own, valid }: AskedPlace): TextPlace {
  if (asked === own) return 'own'
  if (section === 'guide' && asked === openCategory) return 'open'
  return valid.includes(asked) ? 'moved' : 'wrong'
}
