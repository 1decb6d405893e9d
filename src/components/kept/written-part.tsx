import { type ReactElement, use } from 'react'
import { KeptPlacesContext } from '~/lib/kept-places.ts'
import { LocaleContext, useLocale } from '~/routing/navigation/use-locale.ts'
import { markupOf } from './markup-store.ts'
import type { PartProps } from './part-code.ts'
import { standingHtml } from './standing-html.tsx'

/** A kept part on the server: what it shows, as HTML that was drawn once. */
export function WrittenPart<Props extends object>({ name, code, props }: PartProps<Props>): ReactElement {
  const locale = useLocale()
  const draw = () => {
    const Part = code.here()
    if (Part === undefined) throw new Error(`what draws ${name} is not at hand on the server`)
    return (
      <LocaleContext value={locale}>
        <Part {...props} />
      </LocaleContext>
    )
  }
  const part = markupOf({ name: `${locale}-${name}`, props }, draw)
  const places = use(KeptPlacesContext)
  return standingHtml(name, { __html: places === undefined ? part.toString() : `"${places.markOf(part)}"` })
}
