// framework-seam: placeholders
import { type ReactElement, use } from 'react'
import { LocaleContext, useLocale } from '~/routing/navigation/use-locale.ts'
import { PlaceholdersContext } from '~/routing/rendering/placeholders.ts'
import type { FragmentProps } from './fragment-code.ts'
import { markupOf, type PartOfPage } from './markup-store.ts'
import { preservedHtml } from './preserved-html.tsx'

type ServerProps<Props> = FragmentProps<Props> & {
  /** Renders a part, or finds it as it was rendered; that of public parts by default. */
  readonly render?: (part: PartOfPage, draw: () => ReactElement) => Buffer
}

/** A fragment on the server: its content as HTML. */
export function ServerFragment<Props extends object>({
  name,
  code,
  props,
  render = markupOf,
}: ServerProps<Props>): ReactElement {
  const locale = useLocale()
  const draw = () => {
    const Part = code.loaded()
    if (Part === undefined) throw new Error(`the component of ${name} is not loaded on the server`)
    return (
      <LocaleContext value={locale}>
        <Part {...props} />
      </LocaleContext>
    )
  }
  const part = render({ name: `${locale}-${name}`, props }, draw)
  const places = use(PlaceholdersContext)
  return preservedHtml(name, {
    __html: places === undefined ? part.toString() : `"${places.placeholderFor(part)}"`,
  })
}
