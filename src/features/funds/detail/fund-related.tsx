import type { ReactElement } from 'react'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { RiskLevel } from '../fund-labels.tsx'
import { FileLink } from './fund-actions.tsx'
import type { FundNewsView, FundRelatedView, SisterFundView } from './fund-detail.schema.ts'
import { FundSection } from './fund-section.tsx'

type RelatedProps = { readonly related: FundRelatedView }

/** The news of a fund, and open funds of its strategy (P-337); nothing where there are neither. */
export function FundRelated({ related: { news, sisters } }: RelatedProps): ReactElement {
  const to = createFormatter(useLocale())
  const { sections } = useTranslations().fund
  return (
    <>
      {news.length > 0 && (
        <FundSection name="news" isClosedOnPhone>
          <ClosedOnPhone summary={sections.news()}>
            <ul className="border-hairline border-t">
              {news.map((item) => (
                <li key={item.id} className="flex flex-wrap gap-x-6 border-hairline border-b py-3">
                  <span className="figures w-28 shrink-0 text-muted text-sm">
                    {to.shortDate(item.publishedOn)}
                  </span>
                  <NewsLink item={item} />
                </li>
              ))}
            </ul>
          </ClosedOnPhone>
        </FundSection>
      )}
      {sisters.length > 0 && (
        <FundSection name="sisters">
          <ul className="grid gap-x-8 gap-y-4 max-sm:[&>li:nth-child(n+3)]:hidden sm:grid-cols-2">
            {sisters.map((sister) => (
              <Sister key={sister.key} fund={sister} />
            ))}
          </ul>
        </FundSection>
      )}
    </>
  )
}

/** A link to a release's PDF, or to an article. */
function NewsLink({ item: { language, ...item } }: { readonly item: FundNewsView }): ReactElement {
  if (language !== null)
    return <FileLink file={{ ...item, language }} label={item.title} className="text-link" />
  return (
    <a href={item.href} className="text-link">
      {item.title}
    </a>
  )
}

function Sister({ fund }: { readonly fund: SisterFundView }): ReactElement {
  const { funds, notAvailable } = useTranslations()
  const to = createFormatter(useLocale())
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  return (
    <li className="border-hairline border-t pt-3">
      <AppLink to="/funds/$id" params={{ id: fund.key }} className="text-link font-serif text-lg">
        {fund.name}
      </AppLink>
      <p className="mt-1 hidden text-muted text-sm sm:block">{fund.summary}</p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
        <RiskLevel level={fund.riskIndicator} />
        <span>{funds.minimumOf({ amount: minimum ?? notAvailable() })}</span>
      </p>
    </li>
  )
}
