import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { useDraftSaving } from '~/components/form/use-draft-saving.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import {
  type CaseDocumentKind,
  caseDocumentKinds,
  largestCaseFileBytes,
} from '~/contract/product-api/case-documents.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { caseDocumentForm, caseSubjectOf } from './case-forms.ts'
import type { CaseDocumentView, CaseView } from './cases.schema.ts'

type DocumentsProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** The documents that a case needs, those that it has, and a form to add one (P-507). */
export function CaseDocuments({ draft, found }: DocumentsProps): ReactElement {
  const { files: words } = useTranslations().cases
  return (
    <>
      <p className="max-w-measure pb-6 text-muted">{words.lede()}</p>
      <h2 className="sr-only">{words.title()}</h2>
      <DocumentList found={found} isEditable />
      <AddDocument key={found.version} found={found} draft={draft} />
      <p className="pt-8">
        <Button asChild variant="outline">
          <AppLink to="/account/cases/$id" params={{ id: found.id }} search={{ step: 'warnings' }}>
            {words.next()}
          </AppLink>
        </Button>
      </p>
    </>
  )
}

/** Address of a file of a case, for its team. */
const teamFile = (id: string): string => `/api/account/case-files/${id}`

type ListProps = {
  readonly found: CaseView
  readonly isEditable?: boolean
  /** Address of a file by its id; that for the team by default. */
  readonly fileOf?: (id: string) => string
}

/** Each kind of document that is needed with its files; other files after them. */
export function DocumentList({ fileOf = teamFile, found, isEditable = false }: ListProps): ReactElement {
  const { documents, required } = found
  const others = caseDocumentKinds.filter(
    (kind) => !required.includes(kind) && documents.some((one) => one.kind === kind),
  )
  return (
    <ul className="border-hairline border-t">
      {[...required, ...others].map((kind) => (
        <DocumentKind key={kind} {...{ fileOf, found, isEditable, kind }} />
      ))}
    </ul>
  )
}

type KindProps = Required<ListProps> & { readonly kind: CaseDocumentKind }

function DocumentKind({ fileOf, found, isEditable, kind }: KindProps): ReactElement {
  const { files: words } = useTranslations().cases
  const files = found.documents.filter((one) => one.kind === kind)
  const isMissing = files.every(({ isExpired }) => isExpired)
  return (
    <li className="grid gap-x-8 gap-y-3 border-hairline border-b py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div>
        <h3 className="font-medium">{words.kinds[kind]()}</h3>
        {isEditable && <p className="pt-1 text-muted text-sm">{words.hints[kind]()}</p>}
      </div>
      <div className="flex flex-col gap-3">
        {isMissing && (
          <p>
            <Badge tone="warning" shape="ring">
              {words.missing()}
            </Badge>
          </p>
        )}
        {files.map((file) => (
          <DocumentFile
            key={file.id}
            file={file}
            id={found.id}
            isEditable={isEditable}
            href={fileOf(file.id)}
          />
        ))}
      </div>
    </li>
  )
}

type FileProps = {
  readonly file: CaseDocumentView
  readonly id: string
  readonly isEditable: boolean
  readonly href: string
}

function DocumentFile({ file, href, id, isEditable }: FileProps): ReactElement {
  const { files: words } = useTranslations().cases
  const locale = useLocale()
  const to = useFormatter()
  const { addedOn, bytes, expiresOn, isExpired, kind, type } = file
  const date = expiresOn === null ? '' : (to.longDate(expiresOn) ?? expiresOn)
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm">
        <a href={`${href}?locale=${locale}`} className="text-link">
          {words.file({
            type: words.types[type](),
            size: to.fileSize(bytes) ?? '',
            date: to.shortDate(addedOn) ?? addedOn,
          })}
          <VisuallyHidden>, {words.openOf({ kind: words.kinds[kind]() })}</VisuallyHidden>
        </a>
        {expiresOn !== null && (
          <span className={isExpired ? 'block font-medium text-error' : 'block text-muted'}>
            {isExpired ? words.expired({ date }) : words.expires({ date })}
          </span>
        )}
      </p>
      {isEditable && <RemoveDocument id={id} document={file.id} name={words.kinds[kind]()} />}
    </div>
  )
}

type RemoveProps = { readonly id: string; readonly document: string; readonly name: string }

function RemoveDocument({ document, id, name }: RemoveProps): ReactElement {
  const { files: words } = useTranslations().cases
  const here = pathFor({
    to: '/account/cases/$id',
    locale: useLocale(),
    params: { id },
    search: { step: 'documents' },
  })
  return (
    <ButtonForm action="/api/forms/case-document-remove">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} />
      <input type="hidden" name="case" value={id} />
      <input type="hidden" name="document" value={document} />
      <Button type="submit" variant="link" size="sm">
        {words.removeOf({ kind: name })}
      </Button>
    </ButtonForm>
  )
}

function AddDocument({ draft, found }: DocumentsProps): ReactElement {
  const { files: words } = useTranslations().cases
  const missing = found.required.find((kind) =>
    found.documents.every((one) => one.kind !== kind || one.isExpired),
  )
  const { form, ...post } = usePostForm({
    definition: caseDocumentForm,
    action: '/api/account/case-documents',
    labels: { case: '', kind: words.kind(), file: words.fileField(), expiresOn: words.expiresOn() },
    draft,
    initial: { kind: missing ?? '', ...found.typed.document, case: found.id },
  })
  useDraftSaving(post, `/api/account/drafts/case-document?of=${caseSubjectOf({ case: found.id })}`)
  const kinds = caseDocumentKinds.map((value) => ({ value, label: words.kinds[value]() }))
  return (
    <Section title={words.add()}>
      <PostForm post={post} hasFile className="flex max-w-measure flex-col gap-5">
        <FormToken />
        <input type="hidden" name="case" value={found.id} readOnly />
        <form.AppField name="kind">{(field) => <field.SelectField options={kinds} />}</form.AppField>
        <FieldRow>
          <form.AppField name="file">
            {(field) => (
              <field.FileField
                accept="application/pdf,image/jpeg,image/png"
                most={{ bytes: largestCaseFileBytes, fault: 'fileTooLarge' }}
              />
            )}
          </form.AppField>
          <form.AppField name="expiresOn">
            {(field) => (
              <field.TextField
                requiredWhen={words.expiresOnWhen()}
                hint={words.expiresOnHint()}
                autoComplete="off"
              />
            )}
          </form.AppField>
        </FieldRow>
        <FormActions>
          <SubmitButton>{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}
