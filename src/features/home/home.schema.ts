import type { SiteLink } from '~/components/layout/site-shell.ts'
import type { Picture } from '~/lib/picture.ts'
import type { Zone } from '~/lib/rich-text/zone.ts'

/** Editorial content of the home page. */
export type HomeText = {
  readonly hero: {
    readonly title: string
    readonly body: string
    readonly links: readonly SiteLink[]
    readonly picture: Picture | null
  } | null
  readonly zone: Zone
}
