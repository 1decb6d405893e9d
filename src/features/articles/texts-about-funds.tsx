import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import type { TextCardView } from './articles.schema.ts'
import { StaticTeaser } from './static-teaser.tsx'
import { textListPath } from './text-address.ts'

type TextsProps = {
  readonly title: string
  /** Text for an empty list. */
  readonly none: string
  readonly all: string
  readonly outcome: Outcome<readonly TextCardView[]>
}

/** Articles about funds. The list is optional on its page: a failed read shows the empty state. */
export function TextsAboutFunds({ title, none, all, outcome }: TextsProps): ReactElement {
  const locale = useLocale()
  const texts = outcome.ok ? outcome.data : []
  return (
    <Section
      title={title}
      actions={
        <Button asChild variant="link">
          <a href={textListPath(locale, { section: 'article' })}>{all}</a>
        </Button>
      }
      ruled
    >
      {texts.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
          {texts.map((text) => (
            <StaticTeaser key={text.address.slug} text={text} />
          ))}
        </ul>
      )}
    </Section>
  )
}
