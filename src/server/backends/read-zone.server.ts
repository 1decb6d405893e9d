import type { ContentLink, ZoneItem } from '../../contract/content-api/components.schema.ts'
import { blocksToRichText } from '../../lib/rich-text/blocks-to-rich-text.ts'
import { markdownToRichText } from '../../lib/rich-text/markdown-to-rich-text.ts'
import { plainTable } from '../../lib/rich-text/plain-table.ts'
import type { TextReading } from '../../lib/rich-text/text-reading.ts'
import type { CalloutTone, Zone, ZoneLink, ZonePart } from '../../lib/rich-text/zone.ts'
import { iconNamed } from '../icons/icon-response.server.ts'

const calloutIcons = {
  info: 'info',
  warning: 'triangle-alert',
  'key-point': 'key-round',
} as const satisfies Record<CalloutTone, string>

/**
 * Converts the components of a page. Those that have nothing to show (a foreign image, a list without entries) are
 * omitted.
 */
export async function readZone(items: readonly ZoneItem[], reading: TextReading): Promise<Zone> {
  const parts: ZonePart[] = []
  // Sequential, since anchors are numbered in page order.
  for (const item of items) parts.push(...(await readPart(item, reading)))
  return parts
}

async function readPart(item: ZoneItem, reading: TextReading): Promise<readonly ZonePart[]> {
  switch (item.__component) {
    case 'shared.rich-text':
      return [{ kind: 'text', text: markdownToRichText(item.body, reading) }]
    case 'shared.blocks':
      return [{ kind: 'text', text: blocksToRichText(item.content, reading) }]
    case 'shared.image':
      return readPicture(item, reading)
    case 'shared.quote':
      return [{ kind: 'quote', text: markdownToRichText(item.body, reading), author: item.title }]
    case 'shared.callout':
      return readCallout(item, reading)
    case 'shared.faq':
      return readQuestions(item, reading)
    case 'shared.table':
      return [
        { kind: 'table', caption: item.caption, note: item.note, ...plainTable(item.columns, item.rows) },
      ]
    case 'shared.link-list':
      return readLinks(item, reading)
    case 'shared.timeline':
      return readTimeline(item, reading)
    case 'shared.offices':
      return readOffices(item, reading)
  }
}

type Component<Name extends ZoneItem['__component']> = Extract<ZoneItem, { __component: Name }>

function readPicture({ file, caption }: Component<'shared.image'>, reading: TextReading): ZonePart[] {
  const picture = file === null ? undefined : reading.picture(file)
  return picture === undefined ? [] : [{ kind: 'picture', picture, caption }]
}

async function readCallout(
  { tone, title, body }: Component<'shared.callout'>,
  reading: TextReading,
): Promise<ZonePart[]> {
  const icon = await iconNamed(calloutIcons[tone])
  return [{ kind: 'callout', tone, icon, title, text: markdownToRichText(body, reading) }]
}

function readQuestions({ title, questions }: Component<'shared.faq'>, reading: TextReading): ZonePart[] {
  if (questions.length === 0) return []
  const heading = reading.heading(2, [title])
  if (heading === undefined) return []
  const answered = questions.map(({ question, answer }) => ({
    question,
    answer: markdownToRichText(answer, reading),
  }))
  return [{ kind: 'questions', id: heading.id, title, questions: answered }]
}

async function readLinks(
  { title, links }: Component<'shared.link-list'>,
  reading: TextReading,
): Promise<ZonePart[]> {
  const read = (await Promise.all(links.map((link) => readLink(link, reading)))).flat()
  if (read.length === 0) return []
  const heading = reading.heading(2, [title])
  return heading === undefined ? [] : [{ kind: 'links', id: heading.id, title, links: read }]
}

function readTimeline({ title, events }: Component<'shared.timeline'>, reading: TextReading): ZonePart[] {
  const heading = events.length === 0 ? undefined : reading.heading(2, [title])
  if (heading === undefined) return []
  const read = events.map((event) => ({
    when: reading.text(event.when),
    title: reading.text(event.title),
    text: markdownToRichText(event.body ?? '', reading),
  }))
  return [{ kind: 'timeline', id: heading.id, title: reading.text(title), events: read }]
}

function readOffices({ title, offices }: Component<'shared.offices'>, reading: TextReading): ZonePart[] {
  const heading = offices.length === 0 ? undefined : reading.heading(2, [title])
  if (heading === undefined) return []
  const read = offices.map(({ city, address, note }) => ({
    city: reading.text(city),
    lines: address.split('\n').flatMap((line) => reading.text(line.trim()) || []),
    note: note && reading.text(note),
  }))
  return [{ kind: 'offices', id: heading.id, title: reading.text(title), offices: read }]
}

/** Converts an editor's link with its icon; an address that is not allowed gives no link. */
async function readLink(
  { label, url, description, icon }: ContentLink,
  reading: TextReading,
): Promise<ZoneLink[]> {
  const href = reading.href(url)
  return href === null ? [] : [{ label, href, description, icon: await iconNamed(icon) }]
}
