import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { largestReceiptListBytes } from '~/contract/product-api/form-limits.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { CallHolders, FindNotice } from './call-holders.tsx'
import { NoticeReceipts } from './notice-receipts.tsx'
import type { PublishSearch } from './publications-search.ts'
import { longestReceiptList, receiptForm, receiptListForm } from './receipt-forms.schema.ts'
import type { CallHoldersView, CallHolderView } from './receipts.schema.ts'

/** What a browser without scripts sent before one of the forms was refused. */
export type ReceiptDrafts = { readonly one: FormDraft | null; readonly list: FormDraft | null }

type ReceiptsEntryProps = {
  readonly fund: string
  readonly holders: CallHoldersView
  readonly search: PublishSearch
  readonly drafts: ReceiptDrafts
}

/** Enters payments received for calls: by one notice, or by a list (P-676, P-677). */
export function ReceiptsEntry({ drafts, fund, holders, search }: ReceiptsEntryProps): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const [found] = search.notice === undefined ? [] : holders.items
  const ofReversal = drafts.one !== null && drafts.one.values.reverses !== ''
  if (found !== undefined)
    return (
      <NoticeReceipts fund={fund} holder={found} draft={ofReversal ? drafts.one : null}>
        {found.left === null ? (
          <p className="max-w-measure">{words.nothingLeft()}</p>
        ) : (
          <ReceiptForm key={found.notice} fund={fund} holder={found} draft={ofReversal ? null : drafts.one} />
        )}
      </NoticeReceipts>
    )
  return (
    <>
      {search.notice !== undefined && (
        <Alert tone="warning" role="status" className="mb-8">
          {words.notFound({ notice: search.notice })}
        </Alert>
      )}
      <Section title={words.open.title()} lede={words.open.lede()}>
        <FindNotice fund={fund} />
        {search.notice === undefined && <CallHolders fund={fund} holders={holders} />}
      </Section>
      <Section title={words.one.title()} ruled>
        <ReceiptForm fund={fund} holder={null} draft={drafts.one} />
      </Section>
      <Section title={words.list.title()} lede={words.list.lede()} ruled>
        <ListForm fund={fund} draft={drafts.list} />
      </Section>
    </>
  )
}

type ReceiptFormProps = {
  readonly fund: string
  readonly holder: CallHolderView | null
  readonly draft: FormDraft | null
}

function ReceiptForm({ draft, fund, holder }: ReceiptFormProps): ReactElement {
  const { publish, receipts: words } = useTranslations().publishing
  const { fields } = words
  const { form, ...post } = usePostForm({
    definition: receiptForm,
    action: '/api/staff/receipts',
    labels: {
      ...{ fund: '', reverses: '', notice: holder === null ? fields.notice() : '' },
      ...{ amount: fields.amount(), date: fields.date(), note: fields.note() },
    },
    draft,
    initial: { fund, notice: holder?.reference ?? '' },
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex max-w-xl flex-col gap-5">
      <FormToken />
      <input type="hidden" name="fund" value={fund} readOnly />
      <input type="hidden" name="reverses" value="" readOnly />
      {holder === null ? (
        <form.AppField name="notice">
          {(field) => <field.TextField maxLength={40} autoComplete="off" hint={fields.noticeHint()} />}
        </form.AppField>
      ) : (
        <input type="hidden" name="notice" value={holder.reference} readOnly />
      )}
      <FieldRow>
        <form.AppField name="amount">
          {(field) => <field.TextField inputMode="decimal" autoComplete="off" hint={fields.amountHint()} />}
        </form.AppField>
        <form.AppField name="date">
          {(field) => <field.TextField autoComplete="off" hint={publish.dateHint()} />}
        </form.AppField>
      </FieldRow>
      <form.AppField name="note">
        {(field) => <field.TextField maxLength={140} autoComplete="off" hint={fields.noteHint()} optional />}
      </form.AppField>
      <FormActions>
        <SubmitButton>{publish.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

function ListForm({
  draft,
  fund,
}: {
  readonly fund: string
  readonly draft: FormDraft | null
}): ReactElement {
  const { list } = useTranslations().publishing.receipts
  const { form, ...post } = usePostForm({
    definition: receiptListForm,
    action: '/api/staff/receipt-lists',
    labels: { fund: '', list: list.text(), file: list.file() },
    draft,
    initial: { fund },
    onDone: openAnew,
  })
  return (
    <PostForm post={post} hasFile className="flex max-w-measure flex-col gap-5">
      <FormToken />
      <input type="hidden" name="fund" value={fund} readOnly />
      <form.AppField name="list">
        {(field) => (
          <field.TextAreaField
            rows={6}
            maxLength={longestReceiptList}
            hint={list.textHint()}
            requiredWhen={list.textWhen()}
          />
        )}
      </form.AppField>
      <form.AppField name="file">
        {(field) => (
          <field.FileField
            accept=".csv,.txt,text/csv,text/plain"
            most={{ bytes: largestReceiptListBytes, fault: 'listTooLarge' }}
            hint={list.fileHint()}
            requiredWhen={list.fileWhen()}
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton variant="outline">{list.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
