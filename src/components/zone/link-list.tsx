import type { ZonePart } from '../../lib/rich-text/zone.ts'
import { TextLink } from '../rich-text/text-link.tsx'
import { ContentIcon } from '../ui/content-icon.tsx'

/** Where to read on: each link with what it leads to. */
export function LinkList({ id, title, links }: Extract<ZonePart, { kind: 'links' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul className="list-none border-hairline border-t pl-0 text-base leading-6">
        {links.map(({ label, href, description, icon }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links are never reordered.
          <li key={index} className="relative mt-0 flex gap-3.5 border-hairline border-b py-3.5">
            {icon && <ContentIcon icon={icon} className="mt-0.5 size-5 shrink-0 text-muted" />}
            <div className="min-w-0">
              <TextLink href={href}>{label}</TextLink>
              {description && <p className="text-muted text-sm">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
