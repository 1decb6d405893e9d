import { Button } from '~/components/ui/button.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { ConsentForm } from './consent-form.tsx'

/** Among the footer's settings: what was answered, and the way to take it back or to be asked again. */
export function ConsentAnswer({ choice }: { choice: 'granted' | 'refused' }) {
  const { audience } = useTranslations()
  const isGranted = choice === 'granted'
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
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
    </div>
  )
}
