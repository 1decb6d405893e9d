import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { needsContents, TableOfContents } from '~/components/rich-text/table-of-contents.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { Zone } from '~/components/zone/zone.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ContentPageView } from './content-page.schema.ts'

/** The content of an editorial page. */
export function ContentPageAsRead({ data }: { readonly data: ContentPageView }): ReactElement {
  const { title, summary, reviewed, zone, chapters } = data
  return (
    <Container className="pb-16 md:pb-24">
      <PageHeader title={title} lede={summary} meta={reviewed && <Reviewed {...reviewed} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(12rem,17rem)] lg:justify-between">
        {needsContents(chapters) && (
          <div className="lg:order-last">
            <TableOfContents chapters={chapters} />
          </div>
        )}
        <Prose>
          <Zone parts={zone} />
        </Prose>
      </div>
    </Container>
  )
}

function Reviewed({ date, text }: NonNullable<ContentPageView['reviewed']>): ReactElement {
  const { content } = useTranslations()
  return (
    <p className="text-muted">
      {content.reviewedOn()} <time dateTime={date}>{text}</time>
    </p>
  )
}
