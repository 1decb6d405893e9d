import type {
  Publication,
  PublicationList,
  PublicationSummary,
  PublishingOptions,
} from '~/contract/product-api/desk-publication.schema.ts'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { paragraphsOf } from '~/lib/paragraphs.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type {
  FigureChange,
  FoundFund,
  LetterChangeView,
  PublicationLine,
  PublicationsView,
  PublicationView,
  PublishView,
} from './publications.schema.ts'
import { toReceiptsChange } from './receipts.ts'

const dayOf = (instant: string): string => plainDateAt(new Date(instant))

function toLine(wire: PublicationSummary): PublicationLine {
  const { amount, date, decided_by, entered_by, fund, id, is_own, kind, status, subject } = wire
  return {
    ...{ amount, date, id, kind, status, subject },
    fund: fund.name,
    enteredBy: entered_by,
    isOwn: is_own,
    decidedBy: decided_by,
  }
}

/** Maps the entries, and the funds that match a name, to the view of the list. */
export function toPublications(
  { items, page }: PublicationList,
  { found, kinds }: Pick<PublicationsView, 'found' | 'kinds'>,
): PublicationsView {
  return { items: items.map(toLine), page: { number: page.page, count: page.pageCount }, found, kinds }
}

/** Maps funds to the results of a search. */
export const toFound = ({ items }: FundList): FoundFund[] => items.map(({ id, name }) => ({ id, name }))

const toChoices = (terms: PublishingOptions['types']) =>
  terms.map(({ code, label }) => ({ value: code, label }))

/** Maps what may be published about a fund. */
export function toPublish(
  { documents, fund, groups, shares, sub_types, types }: PublishingOptions,
  kinds: PublishView['kinds'],
): PublishView {
  return {
    kinds,
    fund: { id: fund.id, name: fund.name },
    shares: shares.map(({ currency, id, last_value, name }) => ({ id, name, currency, last: last_value })),
    groups: toChoices(groups),
    types: toChoices(types),
    subTypes: toChoices(sub_types),
    documents: documents.map(({ id, language, published_on, title }) => {
      return { id, title, language, date: published_on }
    }),
  }
}

type FlowChange = Extract<Publication['change'], { readonly kind: 'call' | 'distribution' }>

function toSample(sample: NonNullable<FlowChange['sample']> | null): FigureChange['sample'] {
  if (sample === null) return null
  const { amount, announced_on, beyond_commitments, due_on, holders, number, quantity } = sample
  const { unfunded_after, unfunded_before } = sample
  return {
    ...{ amount, holders, number, quantity },
    announced: announced_on,
    due: due_on,
    unfundedBefore: unfunded_before,
    unfundedAfter: unfunded_after,
    beyond: beyond_commitments ?? null,
  }
}

function toLetterChange(
  change: Extract<Publication['change'], { readonly kind: 'letter' }>,
): LetterChangeView {
  const { date, document, kind, readers, subject, text, told } = change
  return {
    ...{ date, kind, readers, told },
    versions: (['fr', 'en'] as const).map((locale) => ({
      locale,
      subject: subject[locale],
      paragraphs: paragraphsOf(text[locale]),
    })),
    document: document && {
      titles: document.titles ?? { fr: document.title, en: document.title },
      language: document.language,
    },
  }
}

function toChange(change: Publication['change']): PublicationView['change'] {
  if (change.kind === 'document') {
    const { access, bytes, date, group, kind, language, pages, period_end, replaces, sub_type, title, type } =
      change
    const terms = change.terms ?? null
    return {
      ...{ access, bytes, date, kind, language, pages },
      titles: title,
      group: group.label,
      type: type.label,
      subType: sub_type.label,
      periodEnd: period_end,
      replaces: replaces && { title: replaces.title, date: replaces.published_on },
      terms: terms && { audience: terms.audience, from: terms.valid_from, until: terms.valid_until },
    }
  }
  if (change.kind === 'receipts') return toReceiptsChange(change)
  if (change.kind === 'letter') return toLetterChange(change)
  const { amount, currency, date, kind, replaces, series, share } = change
  return {
    ...{ amount, currency, date, kind, replaces },
    nature: change.kind === 'value' ? null : (change.nature ?? null),
    sample: change.kind === 'value' ? null : toSample(change.sample ?? null),
    share: share.name,
    series: series.map(({ is_new, ...known }) => ({ ...known, isNew: is_new })),
  }
}

/** Maps an entry to its page. */
export function toPublication(wire: Publication): PublicationView {
  const { decided_at, decided_by, entered_at, entered_by, fund, id, is_own, reason, status } = wire
  return {
    ...{ id, reason, status },
    fund: { key: fund.slug, name: fund.name },
    enteredBy: entered_by,
    enteredOn: dayOf(entered_at),
    isOwn: is_own,
    decidedBy: decided_by,
    decidedOn: decided_at && dayOf(decided_at),
    change: toChange(wire.change),
  }
}

/** Title of an entry's page: several of them may stand in one row of tabs. */
export function titleOfPublication(loaded: Outcome<PublicationView> | undefined, locale: Locale): string {
  const { kinds, title } = translationsOf(locale).publishing
  return loaded?.ok ? `${kinds[loaded.data.change.kind]()} – ${loaded.data.fund.name}` : title()
}

/** Title of the page that enters a publication about a fund. */
export function titleOfPublishing(loaded: Outcome<PublishView> | undefined, locale: Locale): string {
  const { find, publish } = translationsOf(locale).publishing
  return loaded?.ok ? publish.title({ fund: loaded.data.fund.name }) : find.title()
}
