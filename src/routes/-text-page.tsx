import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { keptOf } from '~/components/kept/kept.tsx'
import { KeptData } from '~/components/kept/kept-data.ts'
import { loadText, type TextOptions, textAlternates } from '~/features/articles/text-loader.ts'
import { TextArticle } from '~/features/articles/text-page.tsx'
import type { FundMentionView } from '~/features/funds/fund-mention.schema.ts'
import { fundMentionsOfVisit } from '~/features/funds/fund-mentions.functions.ts'
import { success } from '~/lib/outcome.ts'
import { TextAsRead, type TextOfPage } from './-text-as-read.tsx'

const KeptText = keptOf<TextOfPage>(
  'text',
  createIsomorphicFn()
    .server(() => TextAsRead)
    .client(async () => (await import('./-text-as-read.tsx')).TextAsRead),
)

const noFunds: readonly FundMentionView[] = []

/** Loads a guide or an article, and what it says of funds. */
export async function loadTextPage(options: TextOptions) {
  const [text] = await Promise.all([loadText(options), KeptText.load()])
  if (!text.ok) return { text }
  const { fundIds, seo } = text.data
  const { locale } = options
  const funds = fundIds.length === 0 ? noFunds : await fundMentionsOfVisit({ locale, ids: [...fundIds] })
  const read = new KeptData<TextOfPage>({ text: text.data, funds })
  return { text: success({ seo, read }), alternateParameters: textAlternates(text.data) }
}

type TextPageProps = { readonly text: Awaited<ReturnType<typeof loadTextPage>>['text'] }

/** The page of a guide or an article. */
export function TextPage({ text }: TextPageProps): ReactElement {
  return <TextArticle outcome={text}>{text.ok && <KeptText data={text.data.read} />}</TextArticle>
}
