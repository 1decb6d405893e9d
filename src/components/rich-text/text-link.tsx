import type { ReactNode } from 'react'
import { isExternal } from '../../lib/rich-text/external-link.ts'
import { useTranslations } from '../../routing/use-locale.ts'

type TextLinkProps = { href: string; className?: string; children: ReactNode }

/**
 * A link of an editor. One that leaves the portal opens a tab of its own and says so, by a sign and to screen readers;
 * the site it leads to learns nothing of the page and cannot touch its window.
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
