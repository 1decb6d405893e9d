import { dateParts } from '../figures/plain-date.ts'
import type { Block, Column, Group } from '../layout/block.ts'
import type { Subject } from '../subject.ts'
import type { Definition, Texts } from '../texts/texts.ts'
import { passageWith, type Section } from './section.ts'

/** The people who run the fund. */
export const team: Section = (subject, { labels }) => {
  const members = subject.fund.cmsData?.team ?? []
  return members.map((member, index): Group => {
    const blocks: Block[] = [
      { kind: 'subheading', text: `${member.name}, ${member.position}` },
      { kind: 'paragraph', text: member.biography.replace(/\s*\n\s*/g, ' ') },
    ]
    return index === 0 ? [{ kind: 'heading', text: labels.teamTitle }, ...blocks] : blocks
  })
}

/** The fund's terms, as its own page lists them. */
export const conditions: Section = (subject, { labels }) => {
  const rows = (subject.fund.cmsData?.terms ?? []).map((term) => [term.label, term.value])
  if (rows.length === 0) return []
  const columns: Column[] = [
    { label: labels.tables.term, align: 'left', share: 1 },
    { label: labels.tables.value, align: 'left', share: 1.4 },
  ]
  return [
    [
      { kind: 'heading', text: labels.termsTitle },
      { kind: 'table', caption: labels.tables.captionTerms, columns, rows, wide: false },
    ],
  ]
}

/** Investments under their project names, in order of entry. */
export const portfolio: Section = (subject, texts) => {
  const rows = positionRows(subject, texts)
  if (rows.length === 0) return []
  const { tables } = texts.labels
  const columns: Column[] = [
    { label: tables.position, align: 'left', share: 1.1 },
    { label: tables.since, align: 'left', share: 0.6 },
    { label: tables.role, align: 'left', share: 1.7 },
  ]
  const table: Block = { kind: 'table', caption: tables.captionPositions, columns, rows, wide: false }
  return [passageWith(texts.fund.portfolio(subject), table)]
}

/** Invented for the sandbox: the product API knows no portfolio. The same rows in every document of a fund. */
function positionRows(subject: Subject, { structured }: Texts): string[][] {
  const { seed, fund, asOf } = subject
  const { projectNames, positionRoles } = structured
  const start = dateParts(fund.launchDate ?? asOf).year
  const bought = Math.min(10, Math.max(0, (dateParts(asOf).year - start) * 2 + 1))
  return Array.from({ length: bought }, (_, index) => [
    projectNames[(seed + index * 3) % projectNames.length] ?? '',
    String(start + Math.floor((index + 1) / 2)),
    positionRoles[(seed >>> (index * 2)) % positionRoles.length] ?? positionRoles[0],
  ])
}

/** Questions with their answers, each kept whole. */
export const questions: Section = (subject, texts) =>
  definitionGroups(texts.labels.questionsTitle, texts.questions(subject), ({ term, text }) => [
    { kind: 'subheading', text: term },
    { kind: 'paragraph', text },
  ])

/** Words of the trade. */
export const glossary: Section = (subject, texts) =>
  definitionGroups(texts.labels.glossaryTitle, texts.glossary(subject), (entry) => [
    { kind: 'definitions', items: [entry] },
  ])

function definitionGroups(
  title: string,
  entries: Definition[],
  write: (entry: Definition) => Block[],
): Group[] {
  return entries.map((entry, index) =>
    index === 0 ? [{ kind: 'heading', text: title }, ...write(entry)] : write(entry),
  )
}
