import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { Portrait } from '~/components/pattern/portrait.tsx'
import { RichText } from '~/components/rich-text/rich-text.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { ContentImage } from '~/components/ui/content-image.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AuthorPageView, WorkView } from './author.schema.ts'
import { TextDate } from './text-facts.tsx'

type AuthorProps = { readonly data: AuthorPageView }

/** All that is read on an author's page: who they are, and what they have published. */
export function AuthorAsRead({ data: author }: AuthorProps): ReactElement {
  const hasBiography = author.biography.length > 0
  return (
    <Container className="pb-16">
      <AuthorTop data={author} />
      <div className="grid gap-x-16 gap-y-10 border-hairline border-t pt-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:pt-10">
        {hasBiography && (
          <Prose className="lg:order-first">
            <RichText text={author.biography} />
          </Prose>
        )}
        <Works data={author} />
      </div>
    </Container>
  )
}

function AuthorTop({ data: { name, position, portrait, documentId } }: AuthorProps): ReactElement {
  const { navigation, library } = useTranslations()
  const frame = 'size-24 shrink-0 rounded md:size-40'
  return (
    <div className="flex flex-col gap-6 pt-8 pb-8 md:pt-12 md:pb-10">
      <Breadcrumb label={navigation.breadcrumb()}>
        <BreadcrumbItem>
          <AppLink to="/">{navigation.home()}</AppLink>
        </BreadcrumbItem>
        <BreadcrumbItem current>{name}</BreadcrumbItem>
      </Breadcrumb>
      <div className="flex items-center gap-5 md:gap-10">
        {portrait ? (
          <div className={`${frame} overflow-hidden`}>
            <ContentImage
              picture={{ ...portrait, alt: '' }}
              sizes="(min-width: 48rem) 10rem, 6rem"
              isFirst
              className="size-full object-cover"
            />
          </div>
        ) : (
          <Portrait seed={documentId} className={frame} />
        )}
        <div className="flex min-w-0 flex-col gap-2">
          <p className="eyebrow">{library.author.eyebrow()}</p>
          <h1 className="text-2xl md:text-3xl">{name}</h1>
          {position && <p className="text-muted md:text-lg">{position}</p>}
        </div>
      </div>
    </div>
  )
}

function Works({ data: { name, works, page, pageCount, total, slugs } }: AuthorProps): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  const slug = slugs[locale] ?? ''
  if (total === 0) return <EmptyState title={library.author.none({ name })} />
  return (
    <section aria-labelledby="works" className="lg:col-start-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-4">
        <h2 id="works" className="text-2xl">
          {library.author.works()}
        </h2>
        <p className="figures text-muted text-sm">{library.author.count({ count: total })}</p>
      </div>
      {works.length === 0 && <p className="text-muted">{library.empty.beyond()}</p>}
      <ul>
        {works.map((work) => (
          <Work key={work.path} work={work} />
        ))}
      </ul>
      <ListPages
        page={{ number: page, count: pageCount }}
        addressOf={(number) => authorPath(locale, slug, number)}
      />
    </section>
  )
}

function Work({ work: { kind, path, title, summary, publishedOn } }: { work: WorkView }): ReactElement {
  const { library } = useTranslations()
  return (
    <li className="group relative break-inside-avoid border-hairline border-t py-5">
      <p className="figures flex flex-wrap gap-x-4 text-muted text-sm">
        <span className="text-foreground">{library.author.kinds[kind]()}</span>
        <TextDate date={publishedOn} />
      </p>
      <h3 className="covers-card mt-1 font-serif text-xl">
        <a href={path}>{title}</a>
      </h3>
      {summary && <p className="mt-1 max-w-measure text-muted text-sm">{summary}</p>}
    </li>
  )
}
