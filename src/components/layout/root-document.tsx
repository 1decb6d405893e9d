import { HeadContent, Scripts } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useLocale } from '~/routing/use-locale.ts'

/** The HTML document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  // Scripts and browser tests must know when the page answers to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <html lang={useLocale()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
