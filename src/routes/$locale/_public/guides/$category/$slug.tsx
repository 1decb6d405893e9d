import { createFileRoute } from '@tanstack/react-router'
import { FundMention } from '~/features/funds/fund-mention.tsx'
import { getFundMentions } from '~/features/funds/fund-mentions.functions.ts'
import { textHead } from '~/features/library/library-head.ts'
import { loadText, textAlternates } from '~/features/library/text-loader.ts'
import { TextArticle } from '~/features/library/text-page.tsx'

export const Route = createFileRoute('/$locale/_public/guides/$category/$slug')({
  staticData: { namespaces: ['library'], section: '/guides', shareKind: 'guide' },
  loader: async ({ params: { locale, category, slug }, location: { search } }) => {
    const text = await loadText({ locale, section: 'guide', category, slug, search })
    const ids = text.ok ? text.data.fundIds : []
    const funds = ids.length === 0 ? [] : await getFundMentions({ data: { locale, ids: [...ids] } })
    return { text, funds, ...textAlternates(text) }
  },
  head: ({ params, loaderData }) => textHead(params.locale, loaderData?.text),
  component: function TextRoute() {
    const { text, funds } = Route.useLoaderData()
    return (
      <TextArticle outcome={text} funds={funds.map((fund) => <FundMention key={fund.key} fund={fund} />)} />
    )
  },
})
