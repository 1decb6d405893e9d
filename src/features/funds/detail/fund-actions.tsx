import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundDetailView, FundFileView, FundRelatedView } from './fund-detail.schema.ts'

type ActionsProps = { readonly fund: FundDetailView; readonly related: FundRelatedView }

/** Actions for a fund: read its current documents, compare it, ask about it. */
export function FundActions({ fund, related }: ActionsProps): ReactElement {
  const { fund: texts } = useTranslations()
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
      <Button asChild variant="outline" color="neutral">
        <AppLink to="/funds" search={{ compare: [fund.key] }}>
          {texts.compareFund()}
        </AppLink>
      </Button>
      <Button asChild variant="outline" color="neutral">
        <AppLink to="/contact" search={{ subject: 'fund_information' }}>
          {actions.ask()}
        </AppLink>
      </Button>
    </div>
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
