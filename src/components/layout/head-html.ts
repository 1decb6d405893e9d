// framework-seam: server-head
import type { useTags } from '@tanstack/react-router'
import { type NamedScript, scriptsAfterPaint } from './scripts-after-paint.ts'

type Tag = ReturnType<typeof useTags>[number]

/** What the head of a page is written of. */
export type HeadParts = {
  /** As the router lists them. */
  readonly tags: readonly Tag[]
  /** Code that runs before anything is drawn. */
  readonly script: string
  /** The script that runs the page; undefined where a page begins in another way, while developing. */
  readonly first: NamedScript | undefined
  /** Of an answer whose policy names one. */
  readonly nonce: string | undefined
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** What React alone reads, and what a policy asks of scripts and styles alone. */
const isWritten = (tag: Tag, name: string): boolean =>
  name !== 'suppressHydrationWarning' && (name !== 'nonce' || tag.tag === 'script' || tag.tag === 'style')

function attributesOf(tag: Tag): string {
  const attributes: readonly (readonly [string, unknown])[] = Object.entries(tag.attrs ?? {})
  const isSheet = isStyleSheet(tag)
  let written = ''
  for (const [name, value] of attributes) {
    if (value === undefined || value === null || value === false || !isWritten(tag, name)) continue
    written += ` ${name.toLowerCase()}="${value === true ? '' : escaped(String(value))}"`
  }
  // By this, React knows in the browser a style sheet that it has written.
  return isSheet ? `${written} data-precedence="default"` : written
}

function elementOf(tag: Tag): string {
  const start = `<${tag.tag}${attributesOf(tag)}>`
  if (tag.tag === 'meta' || tag.tag === 'link') return start
  const content = tag.children ?? ''
  return `${start}${tag.tag === 'title' ? escaped(content) : content}</${tag.tag}>`
}

const isStyleSheet = ({ tag, attrs }: Tag): boolean => tag === 'link' && attrs?.rel === 'stylesheet'
const isPreload = ({ tag, attrs }: Tag): boolean => tag === 'link' && attrs?.rel === 'modulepreload'
/** Left to the scripts: browsers ask for it as early as for style sheets. */
const isWebManifest = ({ tag, attrs }: Tag): boolean => tag === 'link' && attrs?.rel === 'manifest'
/** A browser looks for the encoding in the first 1,024 bytes, and lays out by the width of the view. */
const isAboutReading = ({ tag, attrs }: Tag): boolean =>
  tag === 'meta' && (attrs?.charSet !== undefined || attrs?.name === 'viewport')

const scriptOf = ({ attrs }: Tag): NamedScript => ({
  address: String(attrs?.href),
  integrity: String(attrs?.integrity ?? ''),
})

/**
 * The content of a page's head. Its own script stands before the style sheet: one after it waits for it, and the rest of
 * the page with both. The page's scripts are asked for by that one where there is a first one to run.
 */
export function headHtml({ tags, script, first, nonce }: HeadParts): string {
  const modules = first === undefined ? [] : tags.filter(isPreload)
  const start = first === undefined ? '' : scriptsAfterPaint(first, modules.map(scriptOf))
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  let [reading, sheets, others] = ['', '', '']
  for (const tag of tags) {
    if (isWebManifest(tag) || (first !== undefined && isPreload(tag))) continue
    if (isAboutReading(tag)) reading += elementOf(tag)
    else if (isStyleSheet(tag)) sheets += elementOf(tag)
    else others += elementOf(tag)
  }
  return `${reading}<script${mark}>${script}${start}</script>${sheets}${others}`
}
