import { useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { brand } from '~/brand.ts'
import { type JsonLd, serialiseJsonLd } from '~/lib/json-ld.ts'

/** A step on the way from the home page to a page. */
export type Crumb = { readonly name: string; readonly path: string }

const onServer = createIsomorphicFn()
  .server((data: () => JsonLd) => serialiseJsonLd(data()))
  .client(() => '')

/**
 * Data about the page for search engines (schema.org as JSON-LD). Made on the server alone; the browser leaves what
 * came with the page as it is.
 */
export function StructuredData({ data }: { data: () => JsonLd }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose markup is escaped; React would escape it twice.
      dangerouslySetInnerHTML={{ __html: onServer(data) }}
    />
  )
}

/** Origin of the portal, for the absolute addresses of such data. */
export function usePublicUrl(): string {
  return useRouteContext({ from: '__root__', select: ({ site }) => site.publicUrl })
}

/** The way from the home page to this page. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const publicUrl = usePublicUrl()
  return <StructuredData data={() => breadcrumbList(crumbs, publicUrl)} />
}

const breadcrumbList = createIsomorphicFn()
  .server(
    (crumbs: readonly Crumb[], publicUrl: string): JsonLd => ({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${publicUrl}${path}`,
      })),
    }),
  )
  .client((): JsonLd => undefined)

/** The manager as other data refer to it. */
export const organisation = createIsomorphicFn()
  .server(
    (publicUrl: string): JsonLd => ({
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: brand.name,
      legalName: brand.legal.name,
      url: publicUrl,
      logo: `${publicUrl}/icon-512.png`,
      email: brand.contact.email,
      telephone: brand.contact.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: brand.address.street,
        postalCode: brand.address.postalCode,
        addressLocality: brand.address.city,
        addressCountry: brand.address.countryCode,
      },
    }),
  )
  .client((): JsonLd => undefined)
