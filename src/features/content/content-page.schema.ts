import type { Chapter } from '~/lib/rich-text/rich-text.ts'
import type { Zone } from '~/lib/rich-text/zone.ts'

/** An editorial page, in the page's language. */
export type ContentPageView = {
  readonly title: string
  readonly summary: string | null
  /** Date of the last editorial review, formatted in the page's language. */
  readonly reviewed: { readonly date: string; readonly text: string } | null
  readonly zone: Zone
  readonly chapters: readonly Chapter[]
  /** Its path in each language that has it, without leading or trailing slash. */
  readonly urls: { readonly fr?: string; readonly en?: string }
  readonly head: { readonly title: string; readonly description: string | null; readonly isHidden: boolean }
}
