import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { ContentImage } from '~/components/ui/content-image.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AuthorView, TextView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'
import { TextDate, useTextLength } from './text-facts.tsx'
import { SeriesPlace } from './text-series-parts.tsx'

type HeaderProps = { readonly text: Omit<TextView, 'more'> }

/** Title, summary, author and dates of a text. */
export function TextHeader({ text }: HeaderProps): ReactElement {
  const hasPicture = text.picture !== null && text.film === null
  return (
    <PageHeader
      navigation={<TextBreadcrumb text={text} />}
      eyebrow={text.series && <SeriesPlace series={text.series} />}
      title={text.title}
      lede={text.summary}
      meta={<TextFacts text={text} />}
      picture={
        hasPicture && text.picture ? (
          <ContentImage
            picture={{ ...text.picture, alt: '' }}
            sizes="28rem"
            isFirst
            hiddenBelow="64rem"
            className="aspect-4/3 w-full object-cover"
          />
        ) : undefined
      }
    />
  )
}

function TextBreadcrumb({ text: { address, category, title } }: HeaderProps): ReactElement {
  const locale = useLocale()
  const { navigation, library } = useTranslations()
  const { section } = address
  return (
    <Breadcrumb label={navigation.breadcrumb()}>
      <BreadcrumbItem>
        <AppLink to="/">{navigation.home()}</AppLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <a href={textListPath(locale, { section })}>{library[section].title()}</a>
      </BreadcrumbItem>
      {category && (
        <BreadcrumbItem>
          <a href={textListPath(locale, { section, category: address.category })}>{category}</a>
        </BreadcrumbItem>
      )}
      <BreadcrumbItem current>{title}</BreadcrumbItem>
    </Breadcrumb>
  )
}

/** Author, publication date, review date and length. */
function TextFacts({ text }: HeaderProps): ReactElement {
  const { library } = useTranslations()
  const length = useTextLength()(text)
  const { author, publishedOn, reviewedOn } = text
  return (
    <div className="figures flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
      {author && <SignedBy author={author} />}
      <TextDate date={publishedOn} say={(date) => library.publishedOn({ date })} />
      <TextDate date={reviewedOn} say={(date) => library.reviewedOn({ date })} />
      {length && <span>{length}</span>}
      {text.isForPartners && <Badge>{library.forPartners()}</Badge>}
    </div>
  )
}

/** The name and position of the author; the name leads to their page where there is one (P-767). */
function SignedBy({ author: { name, position, slug } }: { readonly author: AuthorView }): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  const signed = position ? library.by({ name, position }) : library.byName({ name })
  if (slug === null) return <span className="text-foreground">{signed}</span>
  const [before = '', ...after] = signed.split(name)
  return (
    <span className="text-foreground">
      {before}
      <a href={authorPath(locale, slug)} rel="author" className="underline underline-offset-4">
        {name}
      </a>
      {after.join(name)}
    </span>
  )
}
