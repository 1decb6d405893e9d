import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LibraryDocumentView, LibrarySearchState } from './library.schema.ts'
import type { Selection } from './library-table.tsx'

/** Maximum number of documents in one download; the server refuses more. */
export const mostSelected = 100

type SelectionBarProps = {
  readonly documents: readonly LibraryDocumentView[]
  readonly selection: Selection
  readonly onClear: () => void
}

/**
 * Downloads the selected documents as one file. Checkboxes of this page are part of the form; documents
 * selected on other pages are sent by hidden fields.
 */
export function SelectionBar({ documents, selection, onClear }: SelectionBarProps): ReactElement {
  const texts = useTranslations().my_documents.selection
  const to = createFormatter(useLocale())
  const chosen = Object.keys(selection)
  const elsewhere = chosen.filter((id) => documents.every((document) => document.id !== id))
  const isTooLarge = chosen.length > mostSelected
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3 border-hairline border-t py-4 print:hidden">
      <legend className="sr-only">{texts.label()}</legend>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="document" value={id} readOnly />
      ))}
      <Button type="submit" disabled={isTooLarge}>
        <Download aria-hidden="true" />
        {texts.download()}
      </Button>
      <p role="status" data-needs-scripts className="figures text-sm">
        {texts.count[to.plural(chosen.length)]({ count: to.decimal(String(chosen.length)) ?? '' })}
      </p>
      {chosen.length > 0 && (
        <Button variant="link" onClick={onClear}>
          {texts.clear()}
        </Button>
      )}
      {isTooLarge && <SelectionFault fault="too_many" />}
    </fieldset>
  )
}

const titles = { none: 'none', too_many: 'tooMany' } as const

/** The reason why a selection could not be downloaded. */
export function SelectionFault({
  fault,
}: {
  readonly fault: NonNullable<LibrarySearchState['selection']>
}): ReactElement {
  const texts = useTranslations().my_documents.selection[titles[fault]]
  const most = createFormatter(useLocale()).decimal(String(mostSelected)) ?? ''
  return (
    <Alert tone="warning" role="alert" title={texts.title()} className="w-full">
      {texts.text({ most })}
    </Alert>
  )
}
