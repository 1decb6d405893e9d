import type { ReactElement } from 'react'
import { cn } from '../ui/class-names.ts'

type Tab = { readonly href: string; readonly label: string; readonly isCurrent: boolean }

/** Views of one list or form, each at an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactElement {
  return (
    <nav aria-label={label} className="border-hairline border-b print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-8">
        {tabs.map(({ href, isCurrent, label: name }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center border-b-2',
                isCurrent
                  ? 'border-current font-medium text-foreground'
                  : 'border-transparent text-muted hover:text-foreground',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
