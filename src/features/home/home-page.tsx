import { type ReactElement, type ReactNode, useRef } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { StrategyPattern } from '~/components/pattern/strategy-pattern.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/links.tsx'
import { usePlainLinks } from '~/routing/plain-links.ts'
import { useTranslations } from '~/routing/use-locale.ts'

type HomePageProps = {
  /** The number of funds in each state. */
  readonly counters: ReactNode
  /** List items: the latest open funds. */
  readonly featured: ReactNode
  /** In the place of both, what to say when the funds cannot be had. */
  readonly problem?: ReactNode
}

/** The front of the portal. */
export function HomePage({ counters, featured, problem }: HomePageProps): ReactElement {
  const { home } = useTranslations()
  const scope = useRef<HTMLDivElement>(null)
  usePlainLinks(scope)
  return (
    <Container ref={scope}>
      <Hero />
      {problem ?? (
        <>
          <Section title={home.counters.title()} titleHidden>
            {counters}
          </Section>
          <Section title={home.featured.title()} lede={home.featured.lede()} actions={<AllOpenFunds />}>
            <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">{featured}</ul>
          </Section>
        </>
      )}
      <Method />
      <p className="max-w-measure pb-12 text-muted text-sm">{home.warning()}</p>
    </Container>
  )
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
      picture={<StrategyPattern seed="home" motif="strata" className="aspect-4/3 w-full" />}
    />
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
