import type { ReactElement, ReactNode } from 'react'
import type { Paragraph } from '~/lib/paragraphs.ts'

type LetterTextProps = {
  readonly paragraphs: readonly Paragraph[]
  /** Language of the text, where it is not the page's. */
  readonly lang?: string
  /** What is below the text, such as an enclosure. */
  readonly children?: ReactNode
}

/** A typed text as a sheet of paragraphs, for reading. */
export function LetterText({ children, lang, paragraphs }: LetterTextProps): ReactElement {
  return (
    <div className="max-w-measure">
      <div lang={lang} className="flex flex-col gap-4 leading-relaxed">
        {paragraphs.map(({ start, text }) => (
          <p key={start} className="whitespace-pre-line break-words">
            {text}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
