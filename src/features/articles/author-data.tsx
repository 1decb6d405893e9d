import { createIsomorphicFn } from '@tanstack/react-start'
import {
  breadcrumbThing,
  type DataPlace,
  organisationThing,
  StructuredData,
} from '~/components/layout/structured-data.tsx'
import type { JsonLd } from '~/lib/json-ld.ts'
import { pictureAddress } from '~/lib/picture.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AuthorPageView } from './author.schema.ts'

type Things = (place: DataPlace) => JsonLd[]

const noThings: Things = () => []

const personThing = (author: AuthorPageView, path: string, place: DataPlace): JsonLd => ({
  '@type': 'ProfilePage',
  url: `${place.publicUrl}${path}`,
  inLanguage: place.language,
  mainEntity: {
    '@type': 'Person',
    '@id': `${place.publicUrl}${path}#person`,
    name: author.name,
    jobTitle: author.position ?? undefined,
    url: `${place.publicUrl}${path}`,
    image: author.portrait ? `${place.publicUrl}${pictureAddress(author.portrait, 720, 'plain')}` : undefined,
    worksFor: organisationThing(place),
  },
})

const useAuthorThings = createIsomorphicFn()
  .server((author: AuthorPageView | undefined): Things => {
    const locale = useLocale()
    const { navigation } = useTranslations()
    if (author === undefined) return noThings
    const path = authorPath(locale, author.slugs[locale] ?? '')
    const home = [navigation.home(), pathFor({ to: '/', locale })] as const
    return (place) => [breadcrumbThing([home, [author.name, path]], place), personThing(author, path, place)]
  })
  .client((_author: AuthorPageView | undefined): Things => noThings)

/** Structured data of an author's page: the person, and the breadcrumb. */
export function AuthorData({ author }: { readonly author: AuthorPageView | undefined }) {
  return <StructuredData of={author} things={useAuthorThings(author)} />
}
