import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import type { PlainRoute } from '~/routing/addresses/route-table.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SitemapGroup, SitemapLink, SitemapSearch, SitemapView } from './sitemap.schema.ts'

type SitemapProps = { readonly outcome: Outcome<SitemapView>; readonly search: SitemapSearch }

/** Lists every public page by its title. */
export function SitemapPage({ outcome, search }: SitemapProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <Sitemap view={outcome.data} isUntranslated={search.notice === 'untranslated'} />
}

function Sitemap({ view, isUntranslated }: { view: SitemapView; isUntranslated: boolean }): ReactElement {
  const { sitemap } = useTranslations()
  return (
    <Container className="pb-16">
      <PageData name={sitemap.title()} pathIn={(locale) => pathFor({ to: '/sitemap', locale })} />
      <PageHeader title={sitemap.title()} lede={sitemap.lede()} />
      {isUntranslated && <Alert tone="info">{sitemap.untranslated()}</Alert>}
      <MainPages />
      <Section title={sitemap.fundPages()} ruled>
        <Links links={view.funds} />
      </Section>
      <Groups title={sitemap.guides()} groups={view.guides} />
      <Groups title={sitemap.articles()} groups={view.articles} />
      <Section title={sitemap.whiteBooks()} id="white-books" ruled>
        <Links links={view.whiteBooks} />
      </Section>
      {view.authors.length > 0 && (
        <Section title={sitemap.authors()} ruled>
          <Links links={view.authors} />
        </Section>
      )}
      <Section title={sitemap.pages()} ruled>
        <Links links={view.pages} />
      </Section>
    </Container>
  )
}

/** Pages of the route table that are public, in display order. */
const mainPages = [
  '/',
  '/funds',
  '/funds/compare',
  '/guides',
  '/articles',
  '/calculators',
  '/glossary',
  '/contact',
  '/login',
] as const satisfies readonly PlainRoute[]

function MainPages(): ReactElement {
  const locale = useLocale()
  const { sitemap } = useTranslations()
  const [home, funds, compare, guides, articles, calculators, glossary, contact, login] = mainPages.map(
    (to) => pathFor({ to, locale }),
  )
  const { main } = sitemap
  const links = [
    { label: main.home(), href: home },
    { label: main.funds(), href: funds },
    { label: main.compare(), href: compare },
    { label: main.guides(), href: guides },
    { label: main.articles(), href: articles },
    { label: main.resources(), href: '/resources' },
    { label: main.glossary(), href: glossary },
    { label: main.calculators(), href: calculators },
    { label: main.contact(), href: contact },
    { label: main.login(), href: login },
  ]
  return (
    <Section title={main.title()} ruled>
      <Links links={links.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))} />
    </Section>
  )
}

function Groups({ title, groups }: { title: string; groups: readonly SitemapGroup[] }): ReactElement {
  return (
    <Section title={title} ruled>
      <div className="flex flex-col gap-8">
        {groups.map((group) => (
          <div key={group.href}>
            {group.href !== null && (
              <h3 className="pb-2 font-serif text-xl">
                <a href={group.href}>{group.title}</a>
              </h3>
            )}
            <Links links={group.links} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Links({ links }: { links: readonly SitemapLink[] }): ReactElement {
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-3">
      {links.map(({ href, label }) => (
        <li key={href} className="break-inside-avoid py-1">
          <a href={href} className="underline-offset-4 hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
