import type { ReactNode } from 'react'
import { AppLink } from '~/routing/links.tsx'
import { useLocale } from '~/routing/use-locale.ts'

/** The content page about personal data, by its address in each language. */
const privacyPage = { fr: 'donnees-personnelles', en: 'privacy' } as const

/** A link to what is done with personal data, for forms that ask for some. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  return (
    <AppLink to="/content/$" params={{ _splat: privacyPage[useLocale()] }} className="text-link">
      {children}
    </AppLink>
  )
}
