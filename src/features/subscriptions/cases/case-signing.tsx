import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useFieldLabels } from '../use-subscription-form.ts'
import { requestSignatureForm, signCaseForm } from './case-forms.ts'
import type { CaseSignatureView, CaseView } from './cases.schema.ts'

type SigningProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** Form in which the client signs the reviewed request, which sends the case (P-510). */
export function CaseSigning({ draft, found }: SigningProps): ReactElement {
  const { signing: words } = useTranslations().cases
  const { signature } = found
  const pending = signature?.state === 'pending' && signature.isCurrent ? signature : null
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      {pending === null ? (
        <AskForm found={found} draft={draft} />
      ) : (
        <>
          <ConfirmForm found={found} signature={pending} draft={draft} />
          <p className="max-w-measure pt-8 pb-2 text-muted text-sm">{words.againLede()}</p>
          <AskForm found={found} replaced={pending} draft={null} />
        </>
      )}
    </Section>
  )
}

function Hidden({ found: { id, version } }: Pick<SigningProps, 'found'>): ReactElement {
  return (
    <>
      <FormToken />
      <input type="hidden" name="case" value={id} readOnly />
      <input type="hidden" name="version" value={version} readOnly />
    </>
  )
}

const startOf = ({ id, version }: CaseView) => ({ case: id, version: String(version) })

type AskProps = SigningProps & { readonly replaced?: CaseSignatureView }

/** Asks for the signature, or for another one in place of that which the client cannot give (P-818). */
function AskForm({ draft, found, replaced }: AskProps): ReactElement {
  const { signing: words } = useTranslations().cases
  const renews = replaced?.expiresAt ?? ''
  const post = usePostForm({
    definition: requestSignatureForm,
    action: '/api/forms/case-signature',
    labels: { ...useFieldLabels(), case: '', version: '', renews: '' },
    hasFields: false,
    draft,
    initial: { ...startOf(found), renews },
    onDone: openAnew,
  })
  return (
    <PostForm post={post}>
      <Hidden found={found} />
      <input type="hidden" name="renews" value={renews} readOnly />
      <FormActions>
        {replaced === undefined ? (
          <SubmitButton size="lg">{words.ask()}</SubmitButton>
        ) : (
          <SubmitButton variant="outline">
            {replaced.method === 'code' ? words.again() : words.askAgain()}
          </SubmitButton>
        )}
      </FormActions>
    </PostForm>
  )
}

type ConfirmProps = SigningProps & { readonly signature: CaseSignatureView }

function ConfirmForm({ draft, found, signature: { method, sentTo, url } }: ConfirmProps): ReactElement {
  const { signing: words } = useTranslations().cases
  const { form, ...post } = usePostForm({
    definition: signCaseForm,
    action: '/api/forms/case-sign',
    labels: { case: '', version: '', method: '', code: words.code() },
    draft,
    initial: { ...startOf(found), method },
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex max-w-measure flex-col gap-5">
      <Hidden found={found} />
      <input type="hidden" name="method" value={method} readOnly />
      <p>
        {withWholeCodes(
          method === 'code' ? words.codeSent({ address: sentTo }) : words.pageSent({ address: sentTo }),
        )}
      </p>
      {url !== null && (
        <p>
          <a href={url} rel="noreferrer" className="text-link">
            {words.toPage()}
          </a>
        </p>
      )}
      {method === 'code' && (
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              hint={words.codeHint()}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className="max-w-xs"
            />
          )}
        </form.AppField>
      )}
      <FormActions>
        <SubmitButton size="lg">{method === 'code' ? words.sign() : words.check()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

type SignatureProps = { readonly signature: CaseSignatureView; readonly href: string }

/** The client's signature of a case that was sent, with its document. */
export function SignatureFacts({ href, signature }: SignatureProps): ReactElement {
  const { signing: words } = useTranslations().cases
  const to = useFormatter()
  const { sentTo, sha256, signedOn } = signature
  return (
    <Section
      title={words.signed()}
      ruled
      actions={
        <Button asChild variant="outline" size="sm">
          <a href={href}>
            <Download aria-hidden="true" />
            {words.document()}
          </a>
        </Button>
      }
    >
      <Facts layout="rows">
        <Fact term={words.signer()}>{sentTo}</Fact>
        <Fact term={words.signedOn()}>{to.longDate(signedOn)}</Fact>
        <Fact term={words.digest()}>
          <span className="break-all font-mono text-sm">{sha256}</span>
        </Fact>
      </Facts>
    </Section>
  )
}
