import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { PrivacyLink } from '~/components/form/post-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SharedDocumentView, SharedView, ShareOverReason } from './material.schema.ts'

type SharedPageProps = {
  readonly shared: Outcome<SharedView>
  readonly token: string | undefined
}

/** Document that a partner has shared by a link: its description, the warning, and the button that opens it (P-644). */
export function SharedPage({ shared, token = '' }: SharedPageProps): ReactElement {
  if (!shared.ok) return shared.code === 'not_found' ? <LinkOver /> : <FailurePage failure={shared} />
  return shared.data.kind === 'over' ? (
    <LinkOver reason={shared.data.reason} />
  ) : (
    <SharedDocument document={shared.data.document} token={token} />
  )
}

function LinkOver({ reason }: { reason?: ShareOverReason }): ReactElement {
  const { shared_document: words } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={words.overTitle()} lede={words.over[reason ?? 'unknown']()} />
      <AppLink to="/" className="text-link">
        {words.toHome()}
      </AppLink>
    </Container>
  )
}

type DocumentProps = { readonly document: SharedDocumentView; readonly token: string }

function SharedDocument({ document, token }: DocumentProps): ReactElement {
  const { shared_document: words } = useTranslations()
  const to = useFormatter()
  const locale = useLocale()
  const { company, expiresOn, fund, language, pages, recipient, sharedBy, title, type } = document
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        eyebrow={words.title()}
        title={title}
        lede={company === '' ? words.byPerson({ name: sharedBy }) : words.by({ name: sharedBy, company })}
      />
      <Facts layout="rows">
        <Fact term={words.for()}>{recipient}</Fact>
        <Fact term={words.fundName()}>{fund}</Fact>
        <Fact term={words.type()}>{type}</Fact>
        <Fact term={words.language()}>{words.languages[language]()}</Fact>
        <Fact term={words.pages()}>{to.decimal(pages)}</Fact>
        <Fact term={words.until()}>{to.longDate(expiresOn)}</Fact>
      </Facts>
      {language !== locale && <p className="pt-6 font-medium">{words.otherLanguage[language]()}</p>}
      <Warning document={document} />
      <OpenForm token={token} />
    </Container>
  )
}

function Warning({ document: { audience } }: { document: SharedDocumentView }): ReactElement {
  const { shared_document: words } = useTranslations()
  const { advice, locked, loss, marketing, past } = words.warnings
  return (
    <Alert tone="warning" title={<h2>{words.warningTitle()}</h2>} className="mt-8">
      <ul className="flex list-disc flex-col gap-2 pt-1 pl-4">
        {audience === 'professional' && <li className="font-medium">{words.professional()}</li>}
        {[marketing(), loss(), locked(), past(), advice()].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  )
}

function OpenForm({ token }: { token: string }): ReactElement {
  const { shared_document: words } = useTranslations()
  return (
    <OfferedForm>
      <form
        method="post"
        action="/api/shared-documents/open"
        className="flex flex-col items-start gap-4 pt-8"
      >
        <input type="hidden" name="token" value={token} readOnly />
        <input type="hidden" name="locale" value={useLocale()} readOnly />
        <Button type="submit">{words.open()}</Button>
        <p className="text-muted text-sm">
          {words.counted()} <PrivacyLink>{words.privacy()}</PrivacyLink>
        </p>
      </form>
    </OfferedForm>
  )
}
