import { createFileRoute } from '@tanstack/react-router'
import { FailureAlert } from '~/components/errors/failure-alert.tsx'
import { getFeaturedFunds } from '~/features/funds/featured-funds.functions.ts'
import { FundCounters } from '~/features/funds/fund-list-counters.tsx'
import { FundTeaser } from '~/features/funds/fund-teaser.tsx'
import { homeHead } from '~/features/home/home-head.ts'
import { loadHomeText } from '~/features/home/home-loader.ts'
import { HomePage } from '~/features/home/home-page.tsx'
import { getLatestTexts } from '~/features/library/latest-texts.functions.ts'
import { LatestTexts } from '~/features/library/latest-texts.tsx'
import { settle } from '~/routing/settle.ts'

export const Route = createFileRoute('/$locale/_public/')({
  staticData: { namespaces: ['home', 'funds', 'library'] },
  loader: async ({ params: { locale } }) => {
    const [funds, text, latest] = await Promise.all([
      getFeaturedFunds({ data: { locale } }),
      loadHomeText(locale),
      getLatestTexts({ data: { locale } }),
    ])
    return { funds: settle(funds), text, latest }
  },
  head: ({ params }) => homeHead(params.locale),
  component: Home,
})

function Home() {
  const { funds, text, latest } = Route.useLoaderData()
  const sections = (['article', 'guide'] as const).map((section) => (
    <LatestTexts key={section} section={section} texts={latest[`${section}s`]} />
  ))
  const counters = funds.ok ? <FundCounters counters={funds.data.counters} search={{}} /> : null
  const featured = funds.ok ? funds.data.funds.map((fund) => <FundTeaser key={fund.key} fund={fund} />) : null
  const problem = funds.ok ? undefined : <FailureAlert failure={funds} />
  return <HomePage {...{ counters, featured, problem, text }} latest={sections} />
}
