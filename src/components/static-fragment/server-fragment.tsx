// framework-seam: placeholders
import { type ReactElement, use } from 'react'
import { PlaceholdersContext } from '~/lib/placeholders.ts'
import { LocaleContext, useLocale } from '~/routing/navigation/use-locale.ts'
import type { FragmentProps } from './fragment-code.ts'
import { markupOf } from './markup-store.ts'
import { preservedHtml } from './preserved-html.tsx'

/** Static fragment on the server: its content as HTML that was rendered once. */
export function ServerFragment<Props extends object>({
  name,
  code,
  props,
}: FragmentProps<Props>): ReactElement {
  const locale = useLocale()
  const draw = () => {
    const Part = code.loaded()
    if (Part === undefined) throw new Error(`what draws ${name} is not at hand on the server`)
    return (
      <LocaleContext value={locale}>
        <Part {...props} />
      </LocaleContext>
    )
  }
  const part = markupOf({ name: `${locale}-${name}`, props }, draw)
  const places = use(PlaceholdersContext)
  return preservedHtml(name, {
    __html: places === undefined ? part.toString() : `"${places.placeholderFor(part)}"`,
  })
}
