import type { ReactElement } from 'react'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { LetterText } from '~/components/ui/letter-text.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LetterChangeView } from './publications.schema.ts'

type LetterPreviewProps = { readonly change: LetterChangeView; readonly fund: string }

/** A letter as its readers find it, in each language, and how many accounts are told (P-813). */
export function LetterPreview({ change, fund }: LetterPreviewProps): ReactElement {
  const { entry: words } = useTranslations().fund_letters
  const to = useFormatter()
  const { readers, told, versions } = change
  const counted = (['holders', 'partners'] as const)
    .filter((kind) => kind === 'holders' || readers === 'holders_and_partners')
    .map((kind) => words.preview[kind]({ text: to.decimal(told[kind]) ?? '', count: told[kind] }))
  return (
    <>
      <Facts layout="rows" className="max-w-2xl">
        <Fact term={words.readers()}>{words.to[readers]()}</Fact>
        <Fact term={words.preview.told()}>{counted.join(' · ')}</Fact>
      </Facts>
      <p className="max-w-measure pt-3 text-muted text-sm">{words.preview.toldHint()}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        {versions.map((version) => (
          <Version key={version.locale} {...{ change, fund, version }} />
        ))}
      </div>
    </>
  )
}

type VersionProps = LetterPreviewProps & { readonly version: LetterChangeView['versions'][number] }

function Version({ change, fund, version }: VersionProps): ReactElement {
  const { fund_letters, publishing } = useTranslations()
  const { entry: words } = fund_letters
  const { publish } = publishing
  const to = useFormatter()
  const { locale, paragraphs, subject } = version
  return (
    <section
      aria-labelledby={`version-${locale} letter-${locale}`}
      className="min-w-0 rounded border border-hairline bg-surface p-6"
    >
      <p className="eyebrow pb-2">
        <span id={`version-${locale}`}>{words.inLanguage[locale]()}</span> · {fund} ·{' '}
        <span className="figures">{to.longDate(change.date)}</span>
      </p>
      <h3 id={`letter-${locale}`} lang={locale} className="break-words pb-4 text-xl">
        {subject}
      </h3>
      <LetterText lang={locale} paragraphs={paragraphs}>
        {change.document !== null && (
          <p className="pt-6 text-muted text-sm">
            {words.preview.enclosed()} <span lang={locale}>{change.document.titles[locale]}</span> (
            {publish.languages[change.document.language]()})
          </p>
        )}
      </LetterText>
    </section>
  )
}
