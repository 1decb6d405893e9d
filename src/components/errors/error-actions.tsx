import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/links.tsx'
import { ownClick } from '~/routing/plain-links.ts'
import { useTranslations } from '~/routing/use-locale.ts'

/** The two buttons of every error page: the site's root and the funds list. */
export function ErrorActions() {
  const { errors } = useTranslations()
  return (
    <>
      <Button asChild variant="outline">
        <AppLink to="/" {...ownClick}>
          {errors.toHome()}
        </AppLink>
      </Button>
      <Button asChild variant="outline">
        <AppLink to="/funds" {...ownClick}>
          {errors.toFunds()}
        </AppLink>
      </Button>
    </>
  )
}
