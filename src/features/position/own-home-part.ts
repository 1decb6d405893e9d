import { createIsomorphicFn } from '@tanstack/react-start'
import { personalFragment } from '~/components/static-fragment/personal-fragment.tsx'
import { OwnHome, type OwnHomeData } from './own-home.tsx'

/** The home page of a signed-in investor, as HTML of their own. */
export const OwnHomePart = personalFragment<OwnHomeData>(
  'own-home',
  createIsomorphicFn()
    .server(() => OwnHome)
    .client(async () => (await import('./own-home.tsx')).OwnHome),
)
