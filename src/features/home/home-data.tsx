import { createIsomorphicFn } from '@tanstack/react-start'
import { brand } from '~/brand.ts'
import { type DataPlace, organisationThing, StructuredData } from '~/components/layout/structured-data.tsx'
import type { JsonLd } from '~/lib/json-ld.ts'

const homeThings = createIsomorphicFn()
  .server((place: DataPlace): JsonLd[] => [
    organisationThing(place),
    {
      '@type': 'WebSite',
      '@id': `${place.publicUrl}/#website`,
      name: brand.name,
      url: place.publicUrl,
      inLanguage: ['fr-FR', 'en-GB'],
      publisher: { '@id': `${place.publicUrl}/#organization` },
    },
  ])
  .client((): JsonLd[] => [])

/** Structured data of the manager. */
export function HomeData() {
  return <StructuredData things={homeThings} />
}
