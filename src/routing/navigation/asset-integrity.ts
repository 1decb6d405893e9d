import { createIsomorphicFn } from '@tanstack/react-start'

type Integrity = { readonly integrity?: string }

/** Integrity hash of each script and style sheet by its URL: written by the build, on the server only. */
const integrities: Readonly<Record<string, string>> = import.meta.env.VITE_INTEGRITY ?? {}

/** The Subresource Integrity of a URL; undefined during development and in browsers. */
export const integrityOf = createIsomorphicFn()
  .server((href: string): Integrity => {
    const integrity = integrities[href]
    return integrity === undefined ? {} : { integrity }
  })
  .client((_href: string): Integrity => ({}))
