import { isPlayable, type MediaUrls, mediaAddress, mediaPathOf } from '../media-path.ts'
import type { Picture } from '../picture.ts'
import { type TextLanguage, typeset } from '../typography.ts'
import { type Anchors, createAnchors } from './anchors.ts'
import { type Chapter, type HeadingLevel, plainText, type RichHeading, type RichInline } from './rich-text.ts'
import { safeHref } from './safe-href.ts'

/** Settings of the conversion of editorial texts. */
export type TextSettings = {
  readonly language: TextLanguage
  /** The portal's own absolute URL. */
  readonly publicUrl: string
  /** Absolute base URLs of the media library. */
  readonly mediaUrl: MediaUrls
  /**
   * Called with the reason why a picture, or a link to a file, is dropped: from another origin, or signed, with a
   * signature that expires before the page.
   */
  readonly onRefusedFile?: (reason: 'elsewhere' | 'signed') => void
  /** Called with the path of each picture that is shown. */
  readonly onPicture?: (path: string) => void
  /** Called for a link whose address the portal does not open: its words are shown alone. */
  readonly onRefusedLink?: () => void
}

/** Dimensions of a picture without recorded size; the browser corrects them once the picture is loaded. */
const unknownSize = { width: 1600, height: 900 } as const

/** Where a film begins (Media Fragments URI 1.0, 4.2.1). */
const startTime = /#t=[\d.,]+$/

/** Maximum depth and number of nodes, beyond any real text. */
const deepest = 12
const mostNodes = 20_000

/** Conversion state shared by the texts of one page, with their joint size limit. */
export type TextReading = {
  readonly anchors: Anchors
  /** Returns a text with the typography of the page's language. */
  text(typed: string): string
  /** Counts a node; reports whether it may still be converted at this depth. */
  takes(depth: number): boolean
  /**
   * Returns a heading below the page's title; undefined for an empty one. Levels are never skipped on the
   * way down.
   */
  heading(level: number, children: readonly RichInline[]): RichHeading | undefined
  /** Returns the sanitised URL of a link: a video of the media library, or what `safeHref` allows. */
  href(url: string): string | null
  /** Returns a link, or its plain text when its URL is not allowed. */
  link(url: string, children: readonly RichInline[]): readonly RichInline[]
  /** Returns a picture of the media library; undefined for any other. */
  picture(source: PictureSource): Picture | undefined
  /** The headings converted so far. */
  chapters(): readonly Chapter[]
}

/** A picture in an editorial text. */
export type PictureSource = {
  readonly url: string
  readonly alternativeText?: string | null | undefined
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
  readonly placeholder?: string | null | undefined
  /** Instant of its last change, ISO 8601. */
  readonly updatedAt?: string | undefined
}

/** Creates the conversion state for the texts of one page. */
export function createTextReading(settings: TextSettings): TextReading {
  const { language, publicUrl, mediaUrl, onPicture, onRefusedFile, onRefusedLink } = settings
  const anchors = createAnchors()
  const found: { level: HeadingLevel; id: string; title: string }[] = []
  let nodes = 0
  let lastLevel = 1
  const hrefOf = (url: string) => {
    const [address = ''] = url.trim().split(/[?#]/)
    const file = mediaPathOf(address, mediaUrl)
    if (file !== null && url.includes('?')) {
      onRefusedFile?.('signed')
      return null
    }
    const href = file === null ? safeHref(url, publicUrl) : filmHref(file, url)
    if (href === null) onRefusedLink?.()
    return href
  }
  return {
    anchors,
    text: (typed) => typeset(typed, language),
    takes(depth) {
      nodes += 1
      return depth <= deepest && nodes <= mostNodes
    },
    heading(asked, children) {
      const title = plainText(children)
        .replaceAll(/[ \t\n]+/g, ' ')
        .trim()
      if (title === '') return undefined
      const level = headingLevel(Math.min(asked, lastLevel + 1))
      const id = anchors.claim(title)
      lastLevel = level
      found.push({ level, id, title })
      return { type: 'heading', level, id, children }
    },
    href: hrefOf,
    link(url, children) {
      const href = hrefOf(url)
      return href === null || children.length === 0 ? children : [{ type: 'link', href, children }]
    },
    picture(source) {
      const picture = pictureOf(source, mediaUrl)
      if (picture === undefined) onRefusedFile?.(source.url.includes('?') ? 'signed' : 'elsewhere')
      else onPicture?.(picture.path)
      return picture
    },
    chapters: () => chaptersOf(found),
  }
}

/** The address of a film of the media library, from where it begins; null for any other file. */
const filmHref = (file: string, url: string): string | null =>
  isPlayable(file) ? mediaAddress(file) + (startTime.exec(url)?.[0] ?? '') : null

function headingLevel(level: number): HeadingLevel {
  if (level <= 2) return 2
  return level === 3 ? 3 : 4
}

/** Maps a picture of the media library; undefined for any other. */
export function pictureOf(source: PictureSource, mediaUrl: MediaUrls): Picture | undefined {
  const path = mediaPathOf(source.url, mediaUrl)
  if (path === null) return undefined
  const { width, height } = source
  const changedAtMs = Date.parse(source.updatedAt ?? '')
  return {
    path,
    version: Number.isNaN(changedAtMs) ? null : changedAtMs.toString(36),
    ...(width && height ? { width, height } : unknownSize),
    ...(source.placeholder && { preview: source.placeholder }),
    alt: source.alternativeText ?? '',
  }
}

type FoundHeading = { readonly level: HeadingLevel; readonly id: string; readonly title: string }

function chaptersOf(headings: readonly FoundHeading[]): Chapter[] {
  const chapters: { id: string; title: string; sections: { id: string; title: string }[] }[] = []
  for (const { level, id, title } of headings) {
    if (level === 2) chapters.push({ id, title, sections: [] })
    else if (level === 3) chapters.at(-1)?.sections.push({ id, title })
  }
  return chapters
}
