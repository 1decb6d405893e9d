// framework-seam: server-head
import { HeadContent, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'

/** The head of a page in the browser, which takes over what the server wrote and keeps it as the router says. */
export function ClientHead(): ReactElement {
  return (
    <head>
      {/* What it does has been done before anything was drawn. A text, if an empty one: React takes over what stands there. */}
      <script nonce={useRouter().options.ssr?.nonce} suppressHydrationWarning>
        {''}
      </script>
      <HeadContent />
    </head>
  )
}
