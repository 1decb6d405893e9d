import type { ReactNode } from 'react'
import { Slot } from '../ui/slot.tsx'

/** The sections of the site: several {@link SiteHeaderLink}. */
export function SiteHeaderLinks({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col lg:flex-row lg:gap-8">{children}</ul>
}

/** Link to a section of the site, as child, with `aria-current` within the section. */
export function SiteHeaderLink({ children }: { children: ReactNode }) {
  return (
    <li>
      <Slot className="flex min-h-12 items-center border-transparent text-lg transition-colors hover:text-accent aria-[current]:font-medium lg:min-h-16 lg:border-b-2 lg:text-base lg:aria-[current]:border-accent lg:aria-[current]:font-normal">
        {children}
      </Slot>
    </li>
  )
}
