import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

type CopyButtonProps = {
  /** What is copied. */
  readonly text: string
  readonly words: Readonly<Record<'copy' | 'copied' | 'refused', () => string>>
  /** Further tools beside the button. */
  readonly children?: ReactNode
}

/** Copies a text that is shown in full beside it, and says so. Absent without scripts. */
export function CopyButton({ children, text, words }: CopyButtonProps): ReactElement {
  const [copy, setCopy] = useState<'copied' | 'refused' | null>(null)
  const copyAll = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopy('copied'),
      () => setCopy('refused'),
    )
  return (
    <div data-needs-scripts className="flex flex-wrap items-center gap-3 print:hidden">
      <Button type="button" variant="outline" onClick={copyAll}>
        {words.copy()}
      </Button>
      {children}
      <p role="status" className="text-sm">
        {copy === null ? '' : words[copy]()}
      </p>
    </div>
  )
}
