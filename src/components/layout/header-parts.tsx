import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Search } from '../ui/line-icon.tsx'
import { ColourModeButton } from './colour-mode-button.tsx'
import { LanguageLink } from './language-switch.tsx'
import { Logo } from './logo.tsx'

/** The way home, for the start of the header. */
export function HeaderHome() {
  const { navigation } = useTranslations()
  return (
    <AppLink to="/" aria-label={navigation.homeOf()}>
      <Logo />
    </AppLink>
  )
}

export type HeaderSettingsProps = {
  /** Address of the page in the other language. */
  readonly alternate: string
}

/** Search, language and colour mode, for the end of the header. */
export function HeaderSettings({ alternate }: HeaderSettingsProps) {
  const { navigation, colourMode } = useTranslations()
  return (
    <>
      <Button asChild color="neutral" variant="ghost" iconOnly>
        <AppLink to="/search" aria-label={navigation.search()}>
          <Search className="size-5!" />
        </AppLink>
      </Button>
      <LanguageLink href={alternate} />
      <ColourModeButton labels={{ toDark: colourMode.toDark(), toLight: colourMode.toLight() }} />
    </>
  )
}
