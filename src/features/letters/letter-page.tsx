import { FileText } from 'lucide-react'
import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { LetterText } from '~/components/ui/letter-text.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LetterView } from './letters.schema.ts'

/** A letter of the manager, with the document that it encloses (P-814). */
export function LetterPage({ letter }: { letter: LetterView }): ReactElement {
  const { fund_letters: words } = useTranslations()
  const to = useFormatter()
  const { date, document, fund, paragraphs, subject } = letter
  return (
    <article>
      <PageHeader
        navigation={
          <AppLink to="/account/letters" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.back()}
          </AppLink>
        }
        eyebrow={
          fund.key === null ? (
            fund.name
          ) : (
            <AppLink to="/funds/$id" params={{ id: fund.key }} className="hover:underline">
              {fund.name}
            </AppLink>
          )
        }
        title={subject}
        meta={words.sent({ date: to.longDate(date) ?? date })}
      />
      <LetterText paragraphs={paragraphs}>
        {document !== null && <Enclosed document={document} />}
        <p className="mt-8 border-hairline border-t pt-4 text-muted text-sm">{words.from()}</p>
      </LetterText>
    </article>
  )
}

function Enclosed({ document }: { document: NonNullable<LetterView['document']> }): ReactElement {
  const { fund_letters: words } = useTranslations()
  return (
    <section aria-labelledby="enclosed" className="pt-8 print:hidden">
      <h2 id="enclosed" className="pb-3 text-xl">
        {words.enclosed()}
      </h2>
      <Button asChild variant="outline" color="neutral">
        <a href={document.href} hrefLang={document.language} type="application/pdf">
          <FileText aria-hidden="true" />
          {words.open({ title: document.title })}
        </a>
      </Button>
    </section>
  )
}
