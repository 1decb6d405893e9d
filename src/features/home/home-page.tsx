import { useTranslations } from '~/routing/use-locale.ts'

export function HomePage() {
  const { home } = useTranslations()
  return <h1>{home.title()}</h1>
}
