import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { letterCalls, letterRequirement } from '~/server/composition/letters.server.ts'
import { type LettersView, type LetterView, lettersSearchSchema } from './letters.schema.ts'
import { toLetter, toLetters } from './letters.ts'

/** Reads one page of the manager's letters to the user, the newest first (P-814). */
export const getLetters = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(lettersSearchSchema) }))
  .handler(
    privateCalls.handle(
      letterRequirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<LettersView>> =>
        outcomeOf(await letterCalls.list(askingOf(session, locale), search.page ?? 1), toLetters),
    ),
  )

/** Reads a letter: `not_found` for any that is not to the user, whether or not it exists. */
export const getLetter = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    privateCalls.handle(
      letterRequirement,
      async ({ data: { id, locale }, session }): Promise<Outcome<LetterView>> =>
        outcomeOf(await letterCalls.get({ ...askingOf(session, locale), id }), toLetter),
    ),
  )
