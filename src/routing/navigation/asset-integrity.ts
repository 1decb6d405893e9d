import { createIsomorphicFn } from '@tanstack/react-start'

type Integrity = { readonly integrity?: string }

/** The content of each script and style sheet, by its address: written by the build, for the server alone. */
const integrities: Readonly<Record<string, string>> = import.meta.env.VITE_INTEGRITY ?? {}

/** What a browser must find at an address (Subresource Integrity); nothing while developing and in browsers. */
export const integrityOf = createIsomorphicFn()
  .server((href: string): Integrity => {
    const integrity = integrities[href]
    return integrity === undefined ? {} : { integrity }
  })
  .client((_href: string): Integrity => ({}))
