import type { ZonePart } from '../../lib/rich-text/zone.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Disclosure } from '../ui/disclosure.tsx'

/** Questions that open to their answers. */
export function Questions({ id, title, questions }: Extract<ZonePart, { kind: 'questions' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <div className="border-hairline border-t">
        {questions.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are never reordered.
          <Disclosure key={index} summary={question}>
            <div className="flex flex-col gap-3 text-base leading-6.5">
              <RichText text={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
