/** The content of each script and style sheet, by its address: written by the build, for the server alone. */
const integrities: Readonly<Record<string, string>> = import.meta.env.VITE_INTEGRITY ?? {}

/** What a browser must find at an address (Subresource Integrity); nothing while developing and in browsers. */
export const integrityOf = (href: string): { readonly integrity?: string } => {
  const integrity = integrities[href]
  return integrity === undefined ? {} : { integrity }
}
