import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { keptOf } from '~/components/kept/kept.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { needsContents, TableOfContents } from '~/components/rich-text/table-of-contents.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { Zone } from '~/components/zone/zone.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import type { Zone as ZoneParts } from '~/lib/rich-text/zone.ts'
import { pathFor } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import type { ContentPageView } from './content-page.schema.ts'
import type { LoadedView } from './content-page-loader.ts'

/** A page of editors, or what to do when it cannot be had. */
export function ContentPage({ page }: { page: Outcome<LoadedView> }): ReactElement {
  return page.ok ? <Page page={page.data} /> : <FailurePage failure={page} />
}

const KeptZone = keptOf('content-zone', ({ data }: { data: ZoneParts }) => <Zone parts={data} />)

function Page({ page }: { page: LoadedView }): ReactElement {
  const { title, summary, reviewed, zone, chapters } = page
  return (
    <Container className="pb-16 md:pb-24">
      <PageData
        name={title}
        pathIn={(locale) =>
          pathFor({ to: '/content/$', params: { _splat: page.urls[locale] ?? '' }, locale })
        }
      />
      <PageHeader title={title} lede={summary} meta={reviewed && <Reviewed {...reviewed} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(12rem,17rem)] lg:justify-between">
        {needsContents(chapters) && (
          <div className="lg:order-last">
            <TableOfContents chapters={chapters} />
          </div>
        )}
        <Prose>
          <KeptZone data={zone} />
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
