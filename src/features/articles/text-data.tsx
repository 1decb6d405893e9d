import { createIsomorphicFn } from '@tanstack/react-start'
import {
  breadcrumbThing,
  type Crumb,
  type DataPlace,
  organisationThing,
  StructuredData,
} from '~/components/layout/structured-data.tsx'
import type { JsonLd } from '~/lib/json-ld.ts'
import { pictureAddress } from '~/lib/picture.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { textPath } from '~/routing/addresses/text-address.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AuthorView, CategoryView, Section, TextView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'

function personThing({ name, position }: AuthorView, path: string | null, { publicUrl }: DataPlace): JsonLd {
  return {
    '@type': 'Person',
    name,
    jobTitle: position ?? undefined,
    url: path === null ? undefined : `${publicUrl}${path}`,
  }
}

type TextPaths = { readonly crumbs: readonly Crumb[]; readonly pathOfAuthor: string | null }

const textThings = (text: TextView, { crumbs, pathOfAuthor }: TextPaths, place: DataPlace): JsonLd[] => [
  breadcrumbThing(crumbs, place),
  {
    '@type': text.address.section === 'article' ? 'NewsArticle' : 'Article',
    headline: text.title,
    description: text.summary ?? undefined,
    inLanguage: place.language,
    mainEntityOfPage: `${place.publicUrl}${crumbs.at(-1)?.[1] ?? ''}`,
    datePublished: text.publishedOn?.day ?? text.publishedAt ?? undefined,
    dateModified: text.updatedAt,
    author: text.author ? personThing(text.author, pathOfAuthor, place) : organisationThing(place),
    publisher: organisationThing(place),
    image: text.picture ? `${place.publicUrl}${pictureAddress(text.picture, 1280, 'plain')}` : undefined,
    isAccessibleForFree: true,
  },
]

type Things = (place: DataPlace) => JsonLd[]

const noThings: Things = () => []

function useSectionCrumbs(section: Section): () => Crumb[] {
  const locale = useLocale()
  const { navigation, library } = useTranslations()
  return () => [
    [navigation.home(), pathFor({ to: '/', locale })],
    [library[section].title(), textListPath(locale, { section })],
  ]
}

const useTextThings = createIsomorphicFn()
  .server((text: TextView | undefined): Things => {
    const locale = useLocale()
    const crumbs = useSectionCrumbs(text?.address.section ?? 'guide')
    if (text === undefined) return noThings
    const { section, category } = text.address
    const slug = text.author?.slug ?? null
    const pathOfAuthor = slug === null ? null : authorPath(locale, slug)
    return (place) => {
      const ofCategory: Crumb[] = text.category
        ? [[text.category, textListPath(locale, { section, category })]]
        : []
      const own: Crumb = [text.title, textPath(locale, text.address)]
      return textThings(text, { crumbs: [...crumbs(), ...ofCategory, own], pathOfAuthor }, place)
    }
  })
  .client((_text: TextView | undefined): Things => noThings)

/** Structured data of a guide or an article, with its breadcrumb. */
export function TextData({ text }: { text: TextView | undefined }) {
  return <StructuredData of={text} things={useTextThings(text)} />
}

const useListThings = createIsomorphicFn()
  .server((section: Section, category: CategoryView | null): Things => {
    const locale = useLocale()
    const crumbs = useSectionCrumbs(section)
    const own: Crumb[] = category
      ? [[category.name, textListPath(locale, { section, category: category.slug })]]
      : []
    return (place) => [breadcrumbThing([...crumbs(), ...own], place)]
  })
  .client((_section: Section, _category: CategoryView | null): Things => noThings)

/** Structured breadcrumb of a text list. */
export function TextListData({ section, category }: { section: Section; category: CategoryView | null }) {
  return <StructuredData things={useListThings(section, category)} />
}
