import { useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { brand } from '~/brand.ts'
import { company } from '~/company.ts'
import { contactDetails } from '~/contact-details.ts'
import { type JsonLd, serialiseJsonLd } from '~/lib/json-ld.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { type Locale, languageTags } from '~/routing/addresses/locales.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'

/** Context of structured data. */
export type DataPlace = {
  /** Origin of the portal, for absolute addresses. */
  readonly publicUrl: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
}

type DataProps = {
  readonly things: (place: DataPlace) => readonly JsonLd[]
  /** Sole source of the things, if it is an object that all requests share: they are then serialised once. */
  readonly of?: object | undefined
}

const placesOf = weakMemo((_of: object) => new Map<string, string>())

function writeOnce(props: DataProps, place: DataPlace): string {
  const known = props.of && placesOf(props.of)
  const key = `${place.language} ${place.publicUrl}`
  const written =
    known?.get(key) ?? serialiseJsonLd({ '@context': 'https://schema.org', '@graph': props.things(place) })
  known?.set(key, written)
  return written
}

const written = createIsomorphicFn()
  .server(writeOnce)
  .client(() => '')

/**
 * Data about the page for search engines (schema.org as JSON-LD). Rendered on the server only: the browser leaves the
 * element unchanged.
 */
export function StructuredData(props: DataProps) {
  const publicUrl = useRouteContext({ from: '__root__', select: ({ site }) => site.publicUrl })
  const language = languageTags[useLocale()]
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose markup is escaped; React would escape it twice.
      dangerouslySetInnerHTML={{ __html: written(props, { publicUrl, language }) }}
    />
  )
}

/** A step on the way from the home page to a page: a name and a path. */
export type Crumb = readonly [name: string, path: string]

/** The way from the home page to this page. */
export const breadcrumbThing = createIsomorphicFn()
  .server(
    (crumbs: readonly Crumb[], { publicUrl }: DataPlace): JsonLd => ({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${publicUrl}${path}`,
      })),
    }),
  )
  .client((): JsonLd => undefined)

/** Breadcrumb data of a page directly under the home page. */
export function PageData({ name, pathIn }: { name: string; pathIn: (locale: Locale) => string }) {
  const locale = useLocale()
  const { navigation } = useTranslations()
  const home: Crumb = [navigation.home(), pathFor({ to: '/', locale })]
  return <StructuredData things={(place) => [breadcrumbThing([home, [name, pathIn(locale)]], place)]} />
}

/** The manager, as other data name it. */
export const organisationThing = createIsomorphicFn()
  .server(
    ({ publicUrl }: DataPlace): JsonLd => ({
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: brand.name,
      legalName: company.legal.name,
      url: publicUrl,
      logo: `${publicUrl}/icon-512.png`,
      email: contactDetails.email,
      telephone: contactDetails.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.street,
        postalCode: company.address.postalCode,
        addressLocality: company.address.city,
        addressCountry: company.address.countryCode,
      },
    }),
  )
  .client((): JsonLd => undefined)
