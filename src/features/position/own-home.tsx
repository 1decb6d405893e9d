import type { ReactElement, ReactNode } from 'react'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoFunds } from '../session/no-funds.tsx'
import type { NoFundsReason } from '../session/own-funds-state.ts'
import { Agenda, type AgendaProps } from './agenda.tsx'
import { Allocation } from './allocation.tsx'
import { Amounts, type EntriesOf, IncompleteNotice } from './amounts.tsx'
import { Performance } from './figures.tsx'
import { HoldingsList } from './holdings-list.tsx'
import { OwnHomeLinks } from './own-home-links.tsx'
import type { CurrencyPosition, PositionView } from './position.schema.ts'
import { TimelineFigure } from './timeline-figure.tsx'

/** The home page of an investor: their position, or the reason why there is none. */
export type OwnHomeData = {
  /** First name of the reader; of another's data (`isOther`), whose they are. */
  readonly name: string
  readonly isOther: boolean
  readonly isGuest: boolean
  readonly hasDocuments: boolean
  readonly content:
    | ({ readonly kind: 'position' } & Omit<AgendaProps, 'isGuest'>)
    | { readonly kind: 'none'; readonly reason: NoFundsReason }
}

/** The signed-in investor's home: position, news, dates, value over time, holdings and allocation. */
export function OwnHome({ data }: { readonly data: OwnHomeData }): ReactElement {
  const { overview } = useTranslations().position
  const { content, hasDocuments, isGuest, isOther, name } = data
  return (
    <Container className="pb-12">
      <PageHeader
        {...(isOther
          ? { title: overview.ofOwner({ name }) }
          : { title: overview.greeting({ name }), eyebrow: overview.title() })}
        actions={
          <OwnHomeLinks
            {...{ hasDocuments, isEmpty: content.kind === 'none', owner: isOther ? name : null }}
          />
        }
      />
      {content.kind === 'none' ? (
        <NoFunds reason={content.reason} />
      ) : (
        <Position {...content} isGuest={isGuest} />
      )}
    </Container>
  )
}

function Position(props: AgendaProps): ReactElement {
  const path = pathFor({ to: '/', locale: useLocale() })
  const { asOf, currencies, lost, unreadable } = props.view
  const isOne = currencies.length === 1
  return (
    <>
      <PastNotice {...{ asOf, path }} of="figures" />
      <IncompleteNotice unreadable={unreadable.map(({ name }) => name)} lost={lost.holdings} />
      <AsOfForm asOf={asOf} path={path} />
      {currencies.map((held, index) => (
        <CurrencyParts key={held.figures.currency} held={held} view={props.view} isOne={isOne}>
          {index === 0 && <Agenda {...props} />}
        </CurrencyParts>
      ))}
      {currencies.length === 0 && <Agenda {...props} />}
    </>
  )
}

type CurrencyProps = {
  readonly held: CurrencyPosition
  readonly view: PositionView
  readonly isOne: boolean
  readonly children: ReactNode
}

function CurrencyParts({ held, view, isOne, children }: CurrencyProps): ReactElement {
  const { position, funds } = useTranslations()
  const { overview, figures: words, sections } = position
  const { figures, rows, allocation, timeline } = held
  const { currency } = figures
  // Parts of two currencies have names of their own: each is a landmark.
  const named = (title: string) => (isOne ? title : `${title} · ${currency}`)
  const anchor = `funds-${currency}`
  const entriesOf: EntriesOf = () => (
    <p className="print:hidden">
      <a href={`#${anchor}`} className="text-link">
        {position.entries.byFund()}
      </a>
    </p>
  )
  return (
    <>
      <Section title={isOne ? overview.title() : overview.titleOf({ currency })} titleHidden={isOne}>
        <Amounts {...{ entriesOf, figures }} />
      </Section>
      {children}
      <Section title={named(sections.timeline())} ruled>
        <TimelineFigure {...{ timeline, currency }} label={named(position.timeline.caption())} />
      </Section>
      <Section title={named(sections.holdings())} id={anchor} ruled>
        <HoldingsList rows={rows} asOf={view.asOf} label={named(position.table.holdings())} />
        <p className="mt-4 max-w-measure text-muted text-sm">{funds.warnings.pastPerformance()}</p>
      </Section>
      <Section title={named(words.performance())} ruled>
        <Performance {...{ entriesOf, figures }} />
      </Section>
      {rows.length > 1 && (
        <Section title={named(sections.allocation())} ruled>
          <Allocation allocation={allocation} currency={currency} />
        </Section>
      )}
    </>
  )
}
