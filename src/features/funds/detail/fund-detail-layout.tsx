import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { FundData } from '../fund-data.tsx'
import { useFundTools } from '../fund-tools-lazy.ts'
import { FundBar } from './fund-bar.tsx'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { StaticAside, StaticChosen, StaticTop, StaticWarnings } from './fund-detail-static.tsx'

type FundLayoutProps = {
  /** The fund's key in the URL. */
  readonly fundKey: string
  readonly outcome: Outcome<FundDetailView>
  readonly related: FundRelatedView
  /** Origin of the portal, for the address to share. */
  readonly publicUrl: string
  /** The open tab. */
  readonly children: ReactNode
}

/** The layout shared by a fund's pages: header, the bar that stays in sight, facts and the open tab. */
export function FundLayout({ outcome, ...props }: FundLayoutProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <FundPages fund={outcome.data} {...props} />
}

type PagesProps = Omit<FundLayoutProps, 'outcome'> & { readonly fund: FundDetailView }

function FundPages({ fund, fundKey, related, publicUrl, children }: PagesProps): ReactElement {
  const { chosen } = related
  const tools = useFundTools()
  const ofAddress = chosen.length === 0 ? undefined : chosen.map(({ key }) => key)
  return (
    <>
      <Container asChild className="pb-8 md:pb-20">
        <article className="grid gap-x-16 gap-y-3 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <FundData fund={fund} />
          <StaticTop fund={fund} related={related} compare={ofAddress} />
          <FundBar {...{ fundKey, fund, related, publicUrl }} compare={ofAddress} />
          <div className="min-w-0 lg:col-start-1 lg:row-start-3">
            <StaticWarnings fund={fund} />
            {children}
          </div>
          <StaticAside fund={fund} />
        </article>
      </Container>
      {tools ? (
        <tools.FundPageTools fund={fund} chosen={chosen} />
      ) : (
        ofAddress && <StaticChosen fundKey={fund.key} chosen={chosen} />
      )}
    </>
  )
}
