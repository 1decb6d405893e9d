import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { StrategyPattern } from '~/components/pattern/strategy-pattern.tsx'
import { Button } from '~/components/ui/button.tsx'
import { ContentImage } from '~/components/ui/content-image.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { Zone } from '~/components/zone/zone.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HomeText } from './home.schema.ts'

type HomePageProps = {
  /** The number of funds in each state. */
  readonly counters: ReactNode
  /** Figures of the house, above the numbers of funds. */
  readonly facts?: ReactNode
  /** The funds liquidated last, as a section. */
  readonly realised?: ReactNode
  /** List items: the latest open funds. */
  readonly featured: ReactNode
  /** Editorial content; null for the portal's default texts. */
  readonly text: HomeText | null
  /** The latest articles and guides. */
  readonly latest: ReactNode
  /** Error state that replaces both fund parts when the funds cannot be loaded. */
  readonly problem?: ReactNode
}

/** The content of the home page. */
export function HomePage({ text, latest, problem, ...parts }: HomePageProps): ReactElement {
  const { home } = useTranslations()
  const { counters, facts, featured, realised } = parts
  return (
    <Container>
      {text?.hero ? <EditorHero hero={text.hero} /> : <Hero />}
      {problem ?? (
        <>
          <Section title={home.counters.title()} titleHidden>
            {facts}
            {counters}
          </Section>
          <Section title={home.featured.title()} lede={home.featured.lede()} actions={<AllOpenFunds />}>
            <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3 md:gap-y-0">{featured}</ul>
          </Section>
        </>
      )}
      {realised}
      {latest}
      {text && text.zone.length > 0 ? <Words zone={text.zone} /> : <Method />}
      <p className="max-w-measure pb-12 text-muted text-sm">{home.warning()}</p>
    </Container>
  )
}

/** The sentence in place of the open funds: none is open, or none is published at all (P-731). */
export function NoOpenFunds({ isEmpty }: { isEmpty: boolean }): ReactElement {
  const { featured } = useTranslations().home
  return <li className="text-muted md:col-span-3">{isEmpty ? featured.empty() : featured.none()}</li>
}

function Hero(): ReactElement {
  const { home } = useTranslations()
  return (
    <PageHeader
      size="display"
      eyebrow={home.hero.eyebrow()}
      title={home.hero.title()}
      lede={home.hero.lede()}
      actions={
        <>
          <Button asChild size="lg">
            <AppLink to="/funds">{home.hero.funds()}</AppLink>
          </Button>
          <Button asChild size="lg" variant="outline">
            <AppLink to="/funds/compare">{home.hero.compare()}</AppLink>
          </Button>
        </>
      }
      picture={<StrategyPattern seed="home" illustration="strata" className="aspect-4/3 w-full" />}
    />
  )
}

/** The editorial introduction. Its first link is the page's main action. */
function EditorHero({ hero }: { hero: NonNullable<HomeText['hero']> }): ReactElement {
  const { home } = useTranslations()
  return (
    <PageHeader
      size="display"
      eyebrow={home.hero.eyebrow()}
      title={hero.title}
      lede={hero.body}
      actions={hero.links.map(({ href, label }, index) => (
        <Button asChild size="lg" key={label} variant={index === 0 ? 'solid' : 'outline'}>
          <a href={href}>{label}</a>
        </Button>
      ))}
      picture={
        hero.picture ? (
          <ContentImage
            picture={{ ...hero.picture, alt: '' }}
            sizes="28rem"
            isFirst
            hiddenBelow="64rem"
            className="aspect-4/3 w-full object-cover"
          />
        ) : (
          <StrategyPattern seed="home" illustration="strata" className="aspect-4/3 w-full" />
        )
      }
    />
  )
}

/**
 * Editorial content below the funds: the manager's presentation and, beside it on wide screens, reading
 * suggestions and frequent questions.
 */
function Words({ zone }: Pick<HomeText, 'zone'>): ReactElement {
  const beside = zone.findIndex(({ kind }) => kind === 'links' || kind === 'questions')
  const columns = beside > 0 ? [zone.slice(0, beside), zone.slice(beside)] : [zone]
  return (
    <div className="grid gap-x-16 gap-y-12 border-hairline border-t py-10 lg:grid-cols-2">
      {columns.map((parts) => (
        <Prose key={parts[0]?.kind}>
          <Zone parts={parts} />
        </Prose>
      ))}
    </div>
  )
}

function AllOpenFunds(): ReactElement {
  const { home } = useTranslations()
  return (
    <Button asChild variant="link">
      <AppLink to="/funds" search={{ status: ['open'] }}>
        {home.featured.all()}
      </AppLink>
    </Button>
  )
}

function Method(): ReactElement {
  const { home } = useTranslations()
  const { facts, figures, documents } = home.method
  return (
    <Section title={home.method.title()} ruled>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {[facts, figures, documents].map(({ title, text }) => (
          <div key={title()}>
            <h3 className="font-serif text-xl">{title()}</h3>
            <p className="mt-2 text-muted">{text()}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
