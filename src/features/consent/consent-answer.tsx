import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { useDocumentLocale } from '~/routing/use-locale.ts'
import { ConsentForm } from './consent-form.tsx'

/** At the foot of every page: what was answered, and the way to take it back or to be asked again. */
export function ConsentAnswer({ choice }: { choice: 'granted' | 'refused' }) {
  const { audience } = translationsOf(useDocumentLocale())
  const isGranted = choice === 'granted'
  return (
    <aside aria-label={audience.label()} data-site-chrome className="text-sm">
      <Container className="flex flex-wrap items-center gap-x-4 pb-6 text-muted">
        <p>{isGranted ? audience.granted() : audience.refused()}</p>
        <ConsentForm>
          <Button
            type="submit"
            name="choice"
            value={isGranted ? 'refused' : 'unasked'}
            variant="link"
            size="sm"
          >
            {isGranted ? audience.withdraw() : audience.change()}
          </Button>
        </ConsentForm>
      </Container>
    </aside>
  )
}
