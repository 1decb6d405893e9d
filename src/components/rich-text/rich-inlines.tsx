import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { isExternal } from '~/lib/rich-text/external-link.ts'
import type { RichInline, TextStyle } from '~/lib/rich-text/rich-text.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { italicFont } from '~/styles/font-files.ts'
import { ContentImage } from '../ui/content-image.tsx'
import { withWholeCodes } from '../ui/whole-codes.tsx'

type TextLinkProps = { href: string; className?: string; children: ReactNode }

/**
 * Link written by an editor. An external link opens a new tab and says so, by an icon and to screen readers; the target
 * site receives no referrer and cannot access the window.
 */
export function TextLink({ href, className, children }: TextLinkProps) {
  const { reading } = useTranslations()
  if (!isExternal(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="external noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {reading.newTab()}</span>
    </a>
  )
}

const elements = { strong: 'strong', emphasis: 'em', underline: 'u', deleted: 's' } as const satisfies Record<
  TextStyle,
  string
>

/** Running text as elements. */
export function RichInlines({ nodes }: { nodes: readonly RichInline[] }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
    <Inline key={index} node={node} />
  ))
}

function Inline({ node }: { node: RichInline }) {
  if (typeof node === 'string') return withWholeCodes(node)
  switch (node.type) {
    case 'code':
      return <code>{node.text}</code>
    case 'break':
      return <br />
    case 'picture':
      return <ContentImage picture={node.picture} sizes="(min-width: 46rem) 44rem, 92vw" />
    case 'link':
      return (
        <TextLink href={node.href}>
          <RichInlines nodes={node.children} />
        </TextLink>
      )
    case 'reference':
      return (
        <sup>
          <a id={node.id} href={`#${node.note}`}>
            {node.number}
          </a>
        </sup>
      )
    default: {
      // The style sheet would ask for it after the first layout: a round trip later.
      if (node.type === 'emphasis') preload(italicFont, { as: 'font', type: 'font/woff2' })
      const Element = elements[node.type]
      return (
        <Element>
          <RichInlines nodes={node.children} />
        </Element>
      )
    }
  }
}
