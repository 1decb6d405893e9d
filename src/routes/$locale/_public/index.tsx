import { createFileRoute } from '@tanstack/react-router'
import { HomeData } from '~/features/home/home-data.tsx'
import { homeHead } from '~/features/home/home-head.ts'
import { positionSearchSchema } from '~/features/position/position-search.ts'
import { LazyOwnHome, loadHomeOfUser } from '~/routes/-home-of-user.ts'
import { StaticHome } from '~/routes/-home-static.tsx'

export const Route = createFileRoute('/$locale/_public/')({
  staticData: { namespaces: ['home'], htmlOnlyNamespaces: ['funds', 'house', 'library'] },
  validateSearch: positionSearchSchema,
  loaderDeps: positionSearchSchema.loaderDeps,
  loader: ({ params: { locale }, deps: search, context: { session, site } }) =>
    loadHomeOfUser({ locale, search, session, site }),
  head: ({ params, loaderData }) => homeHead(params.locale, loaderData?.title),
  component: HomeRoute,
})

function HomeRoute() {
  const home = Route.useLoaderData()
  if ('own' in home) return <LazyOwnHome data={home.own} />
  return (
    <>
      <HomeData />
      <StaticHome data={home.read} />
    </>
  )
}
