import { Button } from '~/components/ui/button.tsx'
import { languageTags, otherLocale } from '~/routing/addresses/locales.ts'
import { noPreload, switchesLanguage } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { useAlternateUrl } from './alternate-url.ts'

/** The link that shows this page in the other language, which the document's plain links remember (P-009). */
export function LanguageLink({ href }: { href: string }) {
  const { language } = useTranslations()
  const other = otherLocale(useLocale())
  return (
    <Button asChild color="neutral" variant="ghost" size="sm">
      <a
        {...noPreload}
        {...switchesLanguage}
        href={href}
        lang={languageTags[other]}
        hrefLang={languageTags[other]}
      >
        <span className="sr-only">{language.switchTo()}</span>
        <span aria-hidden="true">{language.other()}</span>
      </a>
    </Button>
  )
}

/** {@link LanguageLink} to the alternate of the shown page. */
export function LanguageSwitch() {
  return <LanguageLink href={useAlternateUrl()} />
}
