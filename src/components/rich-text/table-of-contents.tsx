import type { Chapter } from '~/lib/rich-text/rich-text.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Disclosure } from '../ui/disclosure.tsx'

/** A page with fewer chapters is seen at a glance. */
const fewestChapters = 3

/** Reports whether a page is long enough for a table of contents. */
export const needsContents = (chapters: readonly Chapter[]): boolean => chapters.length >= fewestChapters

/**
 * Chapters of a page: a sticky column on wide screens, a disclosure on narrow ones. Both are plain links, and only one
 * of them is visible to readers and assistive technology at a time.
 */
export function TableOfContents({ chapters }: { chapters: readonly Chapter[] }) {
  const { reading } = useTranslations()
  const title = reading.contents()
  return (
    <>
      <Disclosure summary={title} className="border-hairline border-t lg:hidden print:hidden">
        <nav aria-label={title}>
          <ChapterList chapters={chapters} />
        </nav>
      </Disclosure>
      <nav
        aria-label={title}
        className="sticky top-[calc(var(--header-space)+2rem)] max-h-[calc(100dvh-var(--header-space)-4rem)] overflow-y-auto border-hairline border-l pl-6 max-lg:hidden print:hidden"
      >
        <p className="eyebrow pb-3">{title}</p>
        <ChapterList chapters={chapters} />
      </nav>
    </>
  )
}

function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className="flex flex-col gap-2.5 text-sm">
      {chapters.map(({ id, title, sections }) => (
        <li key={id}>
          <ChapterLink id={id} title={title} />
          {sections.length > 0 && (
            <ol className="flex flex-col gap-2 pt-2 pl-4">
              {sections.map((section) => (
                <li key={section.id}>
                  <ChapterLink {...section} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

function ChapterLink({ id, title }: { id: string; title: string }) {
  return (
    <a href={`#${id}`} className="text-muted hover:text-foreground hover:underline">
      {title}
    </a>
  )
}
