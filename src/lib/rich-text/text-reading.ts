import { isPlayable, type MediaUrls, mediaAddress, mediaPathOf } from '../media-path.ts'
import type { Picture } from '../picture.ts'
import { type Anchors, createAnchors } from './anchors.ts'
import { type Chapter, type HeadingLevel, plainText, type RichHeading, type RichInline } from './rich-text.ts'
import { safeHref } from './safe-href.ts'

/** What texts of editors are judged by. */
export type TextSettings = {
  /** The portal's own absolute address. */
  readonly publicUrl: string
  /** Absolute addresses of the media library. */
  readonly mediaUrl: MediaUrls
  /** Told why a picture is not shown: of another place, or signed, which ends before the page does. */
  readonly onRefusedPicture?: (reason: 'elsewhere' | 'signed') => void
}

/** Room of a picture whose size nobody wrote down; the browser corrects it when the picture is there. */
const unknownSize = { width: 1600, height: 900 } as const

/** No text that anybody reads nests deeper, or has more parts. */
const deepest = 12
const mostNodes = 20_000

/** The reading of the texts of one page: what they share, and how large they may become together. */
export type TextReading = {
  readonly anchors: Anchors
  /** Whether a node may still be read at this depth; counts it. */
  takes(depth: number): boolean
  /** A heading under the page's title; undefined for one without words. Levels are never skipped on the way down. */
  heading(level: number, children: readonly RichInline[]): RichHeading | undefined
  /** The address of a link as a page may carry it: a film of the media library, or what `safeHref` allows. */
  href(url: string): string | null
  /** A link, or its bare words when its address is not allowed. */
  link(url: string, children: readonly RichInline[]): readonly RichInline[]
  /** A picture of the media library; undefined for one of anywhere else. */
  picture(source: PictureSource): Picture | undefined
  /** The headings read so far. */
  chapters(): readonly Chapter[]
}

/** A picture as an editor placed it. */
export type PictureSource = {
  readonly url: string
  readonly alternativeText?: string | null | undefined
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
  /** Instant of its last change, ISO 8601. */
  readonly updatedAt?: string | undefined
}

/** Starts reading the texts of one page. */
export function createTextReading({ publicUrl, mediaUrl, onRefusedPicture }: TextSettings): TextReading {
  const anchors = createAnchors()
  const found: { level: HeadingLevel; id: string; title: string }[] = []
  let nodes = 0
  let lastLevel = 1
  const hrefOf = (url: string) => {
    const file = mediaPathOf(url, mediaUrl)
    if (file === null) return safeHref(url, publicUrl)
    return isPlayable(file) ? mediaAddress(file) : null
  }
  return {
    anchors,
    takes(depth) {
      nodes += 1
      return depth <= deepest && nodes <= mostNodes
    },
    heading(asked, children) {
      const title = plainText(children).replaceAll(/\s+/g, ' ').trim()
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
      if (picture === undefined) onRefusedPicture?.(source.url.includes('?') ? 'signed' : 'elsewhere')
      return picture
    },
    chapters: () => chaptersOf(found),
  }
}

function headingLevel(level: number): HeadingLevel {
  if (level <= 2) return 2
  return level === 3 ? 3 : 4
}

/** A picture of the media library as pages show it; undefined for one of anywhere else. */
export function pictureOf(source: PictureSource, mediaUrl: MediaUrls): Picture | undefined {
  const path = mediaPathOf(source.url, mediaUrl)
  if (path === null) return undefined
  const { width, height } = source
  const changedAtMs = Date.parse(source.updatedAt ?? '')
  return {
    path,
    version: Number.isNaN(changedAtMs) ? null : changedAtMs.toString(36),
    ...(width && height ? { width, height } : unknownSize),
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
