import { createFileRoute } from '@tanstack/react-router'
import { HomeData } from '~/features/home/home-data.tsx'
import { homeHead } from '../../../features/home/home-head.ts'
import { loadHome, StaticHome } from '../../-home-static.tsx'

export const Route = createFileRoute('/$locale/_public/')({
  staticData: { namespaces: ['home'], keptNamespaces: ['funds', 'library'] },
  loader: ({ params: { locale } }) => loadHome(locale),
  head: ({ params }) => homeHead(params.locale),
  component: () => (
    <>
      <HomeData />
      <StaticHome data={Route.useLoaderData().read} />
    </>
  ),
})
