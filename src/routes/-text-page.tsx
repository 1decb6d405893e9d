import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import { loadText, type TextOptions, textAlternates } from '~/features/articles/text-loader.ts'
import { TextArticle } from '~/features/articles/text-page.tsx'
import type { FundMentionView } from '~/features/funds/fund-mention.schema.ts'
import { loadFundMentions } from '~/features/funds/fund-mentions.functions.ts'
import { success } from '~/lib/outcome.ts'
import { TextAsRead, type TextOfPage } from './-text-as-read.tsx'

const StaticText = htmlOnlyFragment<TextOfPage>(
  'text',
  createIsomorphicFn()
    .server(() => TextAsRead)
    .client(async () => (await import('./-text-as-read.tsx')).TextAsRead),
)

const noFunds: readonly FundMentionView[] = []

/** Loads a guide or an article, and the funds that it mentions. */
export async function loadTextPage(options: TextOptions) {
  const [text] = await Promise.all([loadText(options), StaticText.load()])
  if (!text.ok) return { text }
  const { fundIds, seo } = text.data
  const { locale } = options
  const funds = fundIds.length === 0 ? noFunds : await loadFundMentions({ locale, ids: [...fundIds] })
  const read = new HtmlOnlyData<TextOfPage>({ text: text.data, funds })
  return { text: success({ seo, read }), alternateParameters: textAlternates(text.data) }
}

type TextPageProps = { readonly text: Awaited<ReturnType<typeof loadTextPage>>['text'] }

/** The page of a guide or an article. */
export function TextPage({ text }: TextPageProps): ReactElement {
  return <TextArticle outcome={text}>{text.ok && <StaticText data={text.data.read} />}</TextArticle>
}
