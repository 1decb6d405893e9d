import type { ZonePart } from '~/lib/rich-text/zone.ts'
import { RichText } from '../rich-text/rich-text.tsx'

/** Events of a house in the editor's order, each beside its year (P-778). */
export function Timeline({ id, title, events }: Extract<ZonePart, { kind: 'timeline' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ol className="list-none pl-0 text-base leading-6.5" data-timeline="">
        {events.map(({ when, title: event, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events are never reordered.
            key={index}
            className="mt-0 grid gap-x-6 border-hairline border-t py-4 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <p className="figures font-serif text-accent text-xl leading-6.5">{when}</p>
            <div className="flex flex-col gap-1">
              <h3 className="font-sans font-semibold text-base leading-6.5">{event}</h3>
              <RichText text={text} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Offices with their postal addresses (P-778). */
export function Offices({ id, title, offices }: Extract<ZonePart, { kind: 'offices' }>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul
        className="grid list-none gap-x-8 pl-0 text-base leading-6.5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
        data-offices=""
      >
        {offices.map(({ city, lines, note }) => (
          <li key={city} className="mt-0 border-hairline border-t py-4">
            <h3 className="font-serif text-xl">{city}</h3>
            <address className="mt-1 not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {note && <p className="mt-1 text-muted text-sm">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
