import { useRouterState } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { DraftNotice } from '~/components/form/form-notice.tsx'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { mayOnlyRead } from '~/features/session/own-funds-state.ts'
import { useSession } from '~/features/session/session-context.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoticeComposition } from './notice-composition.tsx'
import { NoticePayment } from './notice-payment.tsx'
import { NoticeStatusBadge } from './notice-status.tsx'
import type { NoticeDetailView } from './notices.schema.ts'

/** The reader's word that they have read the notice, with its time: a plain form, which works without scripts. */
function NoticeAcknowledgement({ notice }: { readonly notice: NoticeDetailView }): ReactElement | null {
  const { acknowledgement: words } = useTranslations().investor_notices.detail
  const to = useFormatter()
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const isReader = mayOnlyRead(useSession().data)
  const { acknowledged, id } = notice
  if (acknowledged !== null) {
    const { date, time } = acknowledged
    return <Alert tone="success">{words.done({ date: to.longDate(date) ?? '', time })}</Alert>
  }
  if (isReader) return null
  return (
    <OfferedForm action="/api/account/notices/acknowledge">
      <form
        method="post"
        action="/api/account/notices/acknowledge"
        className="flex flex-col items-start gap-5 print:hidden"
      >
        <p className="max-w-measure">{words.text()}</p>
        <FormToken />
        <input type="hidden" name="returnPath" value={here} readOnly />
        <input type="hidden" name="notice" value={id} readOnly />
        <Button type="submit">{words.submit()}</Button>
      </form>
    </OfferedForm>
  )
}

/** Drafts of the page's forms, sent by a browser without scripts and then refused. */
export type NoticeDrafts = Readonly<Record<'reveal' | 'acknowledge', FormDraft | null>>

type NoticePageProps = { readonly notice: NoticeDetailView; readonly drafts: NoticeDrafts }

/** Page of a capital call or distribution, in the order of its reader's questions (P-432). */
export function NoticePage({ notice, drafts }: NoticePageProps): ReactElement {
  const { investor_notices: words } = useTranslations()
  const locale = useLocale()
  const { acknowledgement, composition, effect } = words.detail
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/notices" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.detail.back()}
          </AppLink>
        }
        eyebrow={notice.fund.name}
        title={words.kinds[notice.kind]({ number: String(notice.number) })}
        meta={<NoticeStatusBadge {...notice} />}
        lede={notice.purpose}
        actions={
          <Button asChild variant="outline">
            <a href={`/api/account/notices/${encodeURIComponent(notice.id)}/file?locale=${locale}`}>
              <Download aria-hidden="true" />
              {words.detail.file()}
            </a>
          </Button>
        }
      />
      <DraftNotice draft={drafts.acknowledge} label={acknowledgement.submit()} />
      <Section title={words.detail.summary()} titleHidden ruled>
        <Summary notice={notice} />
      </Section>
      <NoticePayment notice={notice} draft={drafts.reveal} />
      <Section title={composition.title()} lede={composition.lede()} ruled>
        <NoticeComposition notice={notice} />
      </Section>
      <Section title={effect.title()} ruled>
        <Effect notice={notice} />
      </Section>
      <Section title={acknowledgement.title()} id="acknowledgement" ruled>
        <NoticeAcknowledgement notice={notice} />
      </Section>
    </>
  )
}

type PartProps = { readonly notice: NoticeDetailView }

function Summary({ notice }: PartProps): ReactElement {
  const { detail } = useTranslations().investor_notices
  const to = useFormatter()
  const { announcedOn, amount, currency, dueOn, fund, isPartlyPaid, kind, missing, paid } = notice
  const { paidOn, reference, share } = notice
  const money = (value: string) => to.netAssetValue(value, currency)
  return (
    <div className="flex flex-col gap-8">
      <Facts layout="large">
        <Fact term={detail.amount()}>{money(amount)}</Fact>
        {paidOn === null ? (
          <Fact term={detail.due[kind]()}>{to.longDate(dueOn)}</Fact>
        ) : (
          <Fact term={detail.paidOn[kind]()}>{to.longDate(paidOn)}</Fact>
        )}
        {isPartlyPaid && missing !== null && (
          <Fact term={detail.missing[kind]()} detail={`${detail.paid[kind]()} ${money(paid)}`}>
            {money(missing)}
          </Fact>
        )}
      </Facts>
      <DueDate notice={notice} />
      <Facts>
        <Fact term={detail.reference()}>{reference}</Fact>
        <Fact term={detail.announced()}>{to.longDate(announcedOn)}</Fact>
        <Fact term={detail.fundName()}>
          {fund.key === null ? (
            fund.name
          ) : (
            <AppLink to="/funds/$id" params={{ id: fund.key }} className="text-link">
              {fund.name}
            </AppLink>
          )}
        </Fact>
        <Fact term={detail.share()}>{share}</Fact>
      </Facts>
    </div>
  )
}

/** Due date of a call, compared with the ten business days that investors have (P-431). */
function DueDate({ notice: { dueOn, earliestDue } }: PartProps): ReactElement | null {
  const { detail } = useTranslations().investor_notices
  const to = useFormatter()
  if (earliestDue === null) return null
  const date = to.longDate(earliestDue) ?? ''
  if (dueOn < earliestDue) return <Alert tone="warning">{detail.tooSoon({ date })}</Alert>
  return <p className="max-w-measure text-muted text-sm">{detail.earliest({ date })}</p>
}

function Effect({ notice }: PartProps): ReactElement {
  const { effect } = useTranslations().investor_notices.detail
  const to = useFormatter()
  const money = (value: string) => to.netAssetValue(value, notice.currency)
  return (
    <Facts>
      <Fact term={effect.commitment()}>{money(notice.commitment)}</Fact>
      <Fact term={effect.before()}>{money(notice.unfundedBefore)}</Fact>
      <Fact term={effect.after()}>{money(notice.unfundedAfter)}</Fact>
    </Facts>
  )
}
