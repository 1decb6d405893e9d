import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Search } from '../ui/line-icon.tsx'
import { Popover } from '../ui/popover.tsx'
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

const longestText = 100

/**
 * The search of the site as a form behind a button: titles are suggested under the field where scripts run
 * (`features/search/suggest-titles.ts`).
 */
function HeaderSearch() {
  const { navigation } = useTranslations()
  const locale = useLocale()
  return (
    <Popover
      label={navigation.search()}
      align="end"
      className="w-[min(26rem,calc(100vw-2rem))]"
      trigger={
        <Button color="neutral" variant="ghost" iconOnly aria-label={navigation.search()}>
          <Search className="size-5!" />
        </Button>
      }
    >
      <search>
        <form method="get" action={pathFor({ to: '/search', locale })}>
          <Field label={navigation.searchFor()}>
            <span className="flex gap-2">
              <Input
                type="search"
                name="q"
                maxLength={longestText}
                autoComplete="off"
                enterKeyHint="search"
                data-suggests=""
                autoFocus
              />
              <Button type="submit">{navigation.searchNow()}</Button>
            </span>
          </Field>
          <ul
            data-suggestions
            aria-label={navigation.suggestions()}
            className="mt-2 empty:hidden [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border-hairline [&_a]:border-b [&_a]:py-1 [&_a]:hover:underline"
          />
        </form>
      </search>
    </Popover>
  )
}

export type HeaderSettingsProps = {
  /** Address of the page in the other language. */
  readonly alternate: string
}

/** Search, language and colour mode, for the end of the header. */
export function HeaderSettings({ alternate }: HeaderSettingsProps) {
  const { colourMode } = useTranslations()
  return (
    <>
      <HeaderSearch />
      <LanguageLink href={alternate} />
      <ColourModeButton labels={{ toDark: colourMode.toDark(), toLight: colourMode.toLight() }} />
    </>
  )
}
