import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { RightsNews } from './rights-news.tsx'

type ShellProps = {
  readonly title: string
  readonly lede: string
  /** Name of the link to the list of agreements. */
  readonly back: string
  /** What a form of the page has just done. */
  readonly done: FormDraft | null
  readonly children: ReactNode
}

/** A page on which rights are changed: the way back to the list, its title, and what was just done. */
export function RightsShell({ back, children, done, lede, title }: ShellProps): ReactElement {
  return (
    <Container className="pb-16">
      <PageHeader
        navigation={
          <AppLink to="/team/rights" className="inline-flex min-h-6 items-center text-link text-sm">
            {back}
          </AppLink>
        }
        title={title}
        lede={lede}
      />
      <RightsNews done={done} />
      {children}
    </Container>
  )
}
