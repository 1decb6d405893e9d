import type { Chapter } from '~/lib/rich-text/rich-text.ts'
import type { Zone } from '~/lib/rich-text/zone.ts'

/** A page of editors, in the page's language. */
export type ContentPageView = {
  readonly title: string
  readonly summary: string | null
  /** When somebody last checked that it holds, as the page's language writes a date. */
  readonly reviewed: { readonly date: string; readonly text: string } | null
  readonly zone: Zone
  readonly chapters: readonly Chapter[]
  /** Its path in each language that has it, without slashes around. */
  readonly urls: { readonly fr?: string; readonly en?: string }
  readonly head: { readonly title: string; readonly description: string | null; readonly isHidden: boolean }
}
