import { FileText, Lock } from 'lucide-react'
import type { ReactElement } from 'react'
import { createFormatter } from '~/lib/format/formatter.ts'
import { shortReturnPath } from '~/lib/safe-path.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DocumentGroupView, DocumentView, FundDocumentsSearch } from '../fund-documents.schema.ts'

type DocumentGroupProps = {
  readonly group: DocumentGroupView
  readonly documents: readonly DocumentView[]
  /** Page to which a visitor returns from sign-in; null for signed-in users. */
  readonly signIn: SignInPlace | null
}

type SignInPlace = { readonly fundKey: string; readonly search: FundDocumentsSearch }

/** Group of documents, newest first. */
export function DocumentGroup({ group, documents, signIn }: DocumentGroupProps): ReactElement {
  const texts = useTranslations().documents
  return (
    <section aria-labelledby={`documents-${group}`} className="mt-10">
      <h3 id={`documents-${group}`} className="border-hairline-strong border-b pb-3 text-xl">
        {texts.groups[group]()}
      </h3>
      {documents.length === 0 ? (
        <p className="py-4 text-muted">{texts.emptyGroup()}</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} signIn={signIn} />
          ))}
        </ul>
      )}
    </section>
  )
}

type DocumentLineProps = { readonly document: DocumentView; readonly signIn: SignInPlace | null }

function DocumentLine({ document, signIn }: DocumentLineProps): ReactElement {
  const Icon = document.href === null ? Lock : FileText
  return (
    <li className="relative flex gap-4 border-hairline border-b py-4">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <DocumentTitle document={document} />
        <DocumentDetails document={document} />
        {document.href === null && signIn !== null && <SignInLink title={document.title} place={signIn} />}
      </div>
    </li>
  )
}

/** A link to the file, or plain text for a document that the visitor may not read. */
function DocumentTitle({ document: { href, title, language } }: { document: DocumentView }): ReactElement {
  const texts = useTranslations().documents
  if (href !== null)
    return (
      <a
        href={href}
        hrefLang={language}
        type="application/pdf"
        className="font-medium hover:underline after:absolute after:inset-0"
      >
        {title}
      </a>
    )
  return (
    <p className="font-medium">
      {title} <span className="font-normal text-muted text-sm">{texts.private.badge()}</span>
    </p>
  )
}

/** Leads to sign-in and back to the same documents: a locked document is no dead end (P-374). */
function SignInLink({ title, place }: { title: string; place: SignInPlace }): ReactElement {
  const texts = useTranslations().documents
  const { fundKey, search } = place
  const here = pathFor({ to: '/funds/$id/documents', params: { id: fundKey }, locale: useLocale(), search })
  return (
    <AppLink
      to="/login"
      search={{ callbackUrl: shortReturnPath(here) }}
      className="mt-1 inline-block py-1 text-link text-sm"
    >
      {texts.private.signIn()}
      <span className="sr-only">{` (${title})`}</span>
    </AppLink>
  )
}

function DocumentDetails({ document }: { document: DocumentView }): ReactElement {
  const texts = useTranslations().documents
  const locale = useLocale()
  const to = createFormatter(locale)
  const { pages, bytes, publishedOn, language } = document
  const details = [
    document.type,
    document.subType,
    texts.publishedOn({ date: to.longDate(publishedOn) ?? '' }),
    ...(language === locale ? [] : [texts.languages[language]()]),
    texts.pages[to.plural(pages)]({ count: to.decimal(String(pages)) ?? '' }),
    bytes === null ? texts.format() : `${texts.format()} ${to.fileSize(bytes) ?? ''}`,
  ]
  return (
    <ul className="figures mt-1 flex flex-wrap text-muted text-sm">
      {details.map((detail) => (
        <li key={detail} className="not-last:after:mx-2 not-last:after:content-['·']">
          {detail}
        </li>
      ))}
    </ul>
  )
}
