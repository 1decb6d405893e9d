import type { ReactNode } from 'react'

/** First thing that the keyboard reaches: jumps over the header to the content. */
export function SkipLink({ href = '#content', children }: { href?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      data-site-shell
      className="fixed top-2 left-2 z-50 rounded bg-foreground px-4 py-3 text-background not-focus:sr-only"
    >
      {children}
    </a>
  )
}
