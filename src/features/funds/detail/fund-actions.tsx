import type { ComponentProps, ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { Popover } from '~/components/ui/popover.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { mostCompared } from '../list/fund-list.schema.ts'
import { fundPath } from '../list/fund-list-address.ts'
import { WatchToggle } from '../list/fund-watch.tsx'
import type { FundDetailView, FundFileView, FundRelatedView } from './fund-detail.schema.ts'

type ActionsProps = {
  readonly fund: FundDetailView
  readonly related: FundRelatedView
  /** Keys of the funds that are chosen already. */
  readonly compare: readonly string[]
}

type ChooseProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly fundKey: string
  /** Keys of the funds that are chosen already. */
  readonly compare: readonly string[]
}

/** Chooses the page's fund for comparison: without scripts by the address. */
function ChooseLink({ fundKey, compare, ...rest }: ChooseProps): ReactElement {
  const chosen = [...new Set([...compare, fundKey])]
  return <a data-chooses-fund="" rel="nofollow" href={fundPath(useLocale(), fundKey, chosen)} {...rest} />
}

/** Actions for a fund: read its current documents, compare it, ask about it. */
export function FundActions({ fund, related, compare }: ActionsProps): ReactElement {
  const { fund: texts, funds } = useTranslations()
  const { actions } = texts
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center print:hidden">
      {related.keyInformation && (
        <Button asChild>
          <FileLink file={related.keyInformation} label={actions.keyInformation()} />
        </Button>
      )}
      {related.factsheet && (
        <Button asChild variant="outline" color="neutral">
          <FileLink file={related.factsheet} label={actions.factsheet()} />
        </Button>
      )}
      {compare.length >= mostCompared && !compare.includes(fund.key) ? (
        <span className="self-center text-muted text-sm">{funds.selection.full()}</span>
      ) : (
        <Button asChild variant="outline" color="neutral">
          <ChooseLink fundKey={fund.key} compare={compare}>
            {texts.compareFund()}
          </ChooseLink>
        </Button>
      )}
      <Button asChild variant="outline" color="neutral">
        <AskLink fundKey={fund.key} />
      </Button>
      {/* On a phone it is in the panel of the bar. */}
      {related.alerts && (
        <Button asChild variant="outline" color="neutral" className="max-md:hidden">
          <AlertsLink fundId={fund.id} />
        </Button>
      )}
    </div>
  )
}

type AskProps = { readonly fundKey: string; readonly className?: string }

/** A link to the question form, which is then about the fund (P-742). */
function AskLink({ fundKey, ...rest }: AskProps): ReactElement {
  const { actions } = useTranslations().fund
  const locale = useLocale()
  return (
    <a
      href={pathFor({ to: '/contact', locale, search: { subject: 'fund_information', fund: fundKey } })}
      rel="nofollow"
      {...rest}
    >
      {actions.ask()}
    </a>
  )
}

/** A link to the form that asks for emails about the fund, without an account (P-770). */
function AlertsLink({
  fundId,
  ...rest
}: {
  readonly fundId: string
  readonly className?: string
}): ReactElement {
  const { actions } = useTranslations().fund
  return (
    <a
      href={pathFor({ to: '/alerts', locale: useLocale(), search: { fund: [fundId] } })}
      rel="nofollow"
      {...rest}
    >
      {actions.alerts()}
    </a>
  )
}

export type BarActionsProps = {
  readonly fund: Pick<FundDetailView, 'id' | 'key' | 'name'>
  readonly files: Pick<FundRelatedView, 'keyInformation' | 'factsheet'> & {
    readonly alerts: true | undefined
  }
  /** Keys of the funds that are chosen already. */
  readonly compare?: readonly string[] | undefined
  /** Address of the page with its origin. */
  readonly address: string
}

/** The actions of the bar that stays in sight; the fund tools make them work without a page load (`fund-tools.tsx`). */
export function BarActions({ fund, files, compare = [], address }: BarActionsProps): ReactElement {
  const { fund: texts, funds } = useTranslations()
  const look = 'text-link inline-flex items-center max-lg:min-h-11'
  const { keyInformation, factsheet } = files
  const { actions } = texts
  return (
    <>
      {keyInformation && (
        <FileLink file={keyInformation} label={actions.keyInformationShort()} className={look} />
      )}
      {factsheet && <FileLink file={factsheet} label={actions.factsheetShort()} className={look} />}
      <AskLink fundKey={fund.key} className={look} />
      {files.alerts && <AlertsLink fundId={fund.id} className={`${look} md:hidden`} />}
      <ChooseLink
        fundKey={fund.key}
        compare={compare}
        aria-label={funds.selection.addFund({ name: fund.name })}
        className={look}
      >
        {funds.selection.add()}
      </ChooseLink>
      <WatchToggle fund={fund} />
      <FundShare name={fund.name} address={address} />
    </>
  )
}

type ShareProps = { readonly name: string; readonly address: string }

/**
 * Hands the page's address on: by the browser's own sharing where it has some, else from a panel with the address, to
 * copy or to send by email; the panel needs no scripts (P-744).
 */
function FundShare({ name, address }: ShareProps): ReactElement {
  const { share } = useTranslations().fund
  return (
    <Popover
      label={share.label()}
      align="end"
      className="w-[min(24rem,calc(100vw-2rem))]"
      trigger={
        <button type="button" data-shares={address} className="text-link max-lg:min-h-11">
          {share.open()}
        </button>
      }
    >
      <Field label={share.address()}>
        <Input readOnly value={address} />
      </Field>
      <p aria-live="polite" className="mt-3 flex flex-wrap items-center gap-4">
        <Button size="sm" data-needs-scripts data-copies={address} className="group/copy">
          <span className="group-data-done/copy:hidden">{share.copy()}</span>
          <span className="hidden group-data-done/copy:inline">{share.copied()}</span>
        </Button>
        <a
          href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}
          className="text-link"
        >
          {share.mail()}
        </a>
      </p>
    </Popover>
  )
}

type FileLinkProps = { readonly file: FundFileView; readonly label: string; readonly className?: string }

/** A link to a PDF; it names the document's language if that is not the page's. */
export function FileLink({ file, label, ...rest }: FileLinkProps): ReactElement {
  const { actions } = useTranslations().fund
  const isForeign = file.language !== useLocale()
  return (
    <a href={file.href} type="application/pdf" hrefLang={isForeign ? file.language : undefined} {...rest}>
      {label}
      {isForeign && ` ${actions.inLanguage[file.language]()}`}
    </a>
  )
}
