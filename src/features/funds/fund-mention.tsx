import type { ReactElement } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import { Card, CardTitle } from '~/components/ui/card.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { fundStatusLooks } from './fund-labels.tsx'
import type { FundMentionView } from './fund-mention.schema.ts'
import { fundPath } from './list/fund-list-address.ts'

type MentionProps = { readonly fund: FundMentionView }

/** A fund mentioned beside a text, as a list item: no figures, and no code that only fund pages load. */
export function FundMention({ fund }: MentionProps): ReactElement {
  return (
    <Card asChild look="ruled">
      <li>
        <Mention fund={fund} />
      </li>
    </Card>
  )
}

function Mention({ fund: { key, hasPage, ...fund } }: MentionProps): ReactElement {
  const locale = useLocale()
  const { code, word, meaning } = fund.status
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span title={meaning}>
          <Badge look="plain" {...fundStatusLooks[code]}>
            {word}
          </Badge>
        </span>
        <span className="text-muted">{fund.strategy}</span>
      </div>
      <CardTitle stretched className="mt-3">
        {hasPage ? <a href={fundPath(locale, key)}>{fund.name}</a> : fund.name}
      </CardTitle>
      <p className="mt-2 text-muted text-sm">{fund.summary}</p>
    </>
  )
}
