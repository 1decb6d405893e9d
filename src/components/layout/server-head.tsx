// framework-seam: server-head
import { useRouter, useTags } from '@tanstack/react-router'
import { type ReactElement, use } from 'react'
import { brand } from '~/brand.ts'
import { PlaceholdersContext } from '~/lib/placeholders.ts'
import { colourModeScript } from './colour-mode.ts'
import { fontsAtOnceScript } from './fonts-at-once.ts'
import { headHtml } from './head-html.ts'
import type { NamedScript } from './scripts-after-paint.ts'

const themeColour = (content: string, scheme: string) =>
  ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
  }) as const

/** Written on the server alone: of what has one name, the router lists one. */
const themeColours = [themeColour(brand.colours.paper, 'light'), themeColour(brand.colours.ink, 'dark')]

const script = `${colourModeScript};${fontsAtOnceScript};`

/** The script that runs the page, as the list of the build's files has it. */
function useFirstScript(): NamedScript | undefined {
  const scripts = useRouter().ssr?.manifest?.routes.__root__?.scripts ?? []
  const attributes: Record<string, unknown> = scripts.find(({ attrs }) => attrs?.src)?.attrs ?? {}
  const { src, integrity } = attributes
  return typeof src === 'string' ? { address: src, integrity: String(integrity ?? '') } : undefined
}

/**
 * The head of a page as the server writes it (decision 043): one text of what the router lists. In the browser React
 * takes over what stands in it, wherever it stands.
 */
export function ServerHead(): ReactElement {
  const places = use(PlaceholdersContext)
  const { nonce } = useRouter().options.ssr ?? {}
  const html = headHtml({ tags: [...useTags(), ...themeColours], script, first: useFirstScript(), nonce })
  return (
    <head
      // biome-ignore lint/security/noDangerouslySetInnerHtml: each value is escaped where it is written.
      dangerouslySetInnerHTML={{ __html: places === undefined ? html : `"${places.placeholderFor(html)}"` }}
    />
  )
}
