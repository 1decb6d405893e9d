import { createFileRoute } from '@tanstack/react-router'
import { FailureAlert } from '~/components/errors/failure-alert.tsx'
import { getFundList } from '~/features/funds/fund-list.functions.ts'
import { FundCounters } from '~/features/funds/fund-list-counters.tsx'
import { FundTeaser } from '~/features/funds/fund-teaser.tsx'
import { HomePage } from '~/features/home/home-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import { settle } from '~/routing/settle.ts'

const mostFeatured = 3

export const Route = createFileRoute('/$locale/_public/')({
  staticData: { namespaces: ['home', 'funds'] },
  loader: async ({ params: { locale } }) =>
    settle(await getFundList({ data: { locale, filters: { status: ['open'], sort: '-launchDate' } } })),
  head: ({ params }) => {
    const { home } = translationsOf(params.locale)
    return pageHead({ title: home.title(), description: home.description() })
  },
  component: Home,
})

function Home() {
  const open = Route.useLoaderData()
  if (!open.ok) return <HomePage counters={null} featured={null} problem={<FailureAlert failure={open} />} />
  const funds = open.data.funds.slice(0, mostFeatured)
  return (
    <HomePage
      counters={<FundCounters counters={open.data.counters} search={{}} />}
      featured={funds.map((fund) => <FundTeaser key={fund.key} fund={fund} />)}
    />
  )
}
