/** Integrity hash of each script and style sheet by its URL: written by the build, on the server only. */
const integrities: Readonly<Record<string, string>> = import.meta.env.VITE_INTEGRITY ?? {}

/** The Subresource Integrity of a URL; undefined during development and in browsers. */
export const integrityOf = (href: string): string | undefined => integrities[href]
