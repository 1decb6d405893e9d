import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getTeam, getTeams } from './teams.functions.ts'
import type { TeamDetailView } from './teams.schema.ts'
import type { TeamSearch } from './teams-search.ts'

/** Loads the teams page. */
export const loadTeams = async (locale: Locale) =>
  toLoaderResult(await catchNetworkError(getTeams({ data: { locale } })))

type TeamAddress = { readonly locale: Locale; readonly id: string }

/** Loads a team's page; `draftOf` finds the draft of a browser without scripts. */
export async function loadTeam(
  { locale, id }: TeamAddress,
  { page = 1, part }: TeamSearch,
  draftOf: (form: string) => Promise<FormDraft | null>,
) {
  const data = { locale, id, page, log: part === 'log' }
  const detail = toLoaderResult(await catchNetworkError(getTeam({ data })))
  const isAdministrator = detail.ok && detail.data.admin !== null
  const [rights, suspension, handOver, request] = isAdministrator
    ? await Promise.all([
        draftOf('team-rights'),
        draftOf('team-member'),
        draftOf('team-hand-over'),
        draftOf('team-request'),
      ])
    : [null, null, null, null]
  return { detail, drafts: { rights, suspension, handOver, request } }
}

/** Head of one team's page. */
export function teamHead(
  locale: Locale,
  detail: Outcome<TeamDetailView> | undefined,
  page: number | undefined,
) {
  const { teams } = translationsOf(locale)
  const name = detail?.ok ? detail.data.team.name : ''
  return ownPageHead(locale, teams.detail.title({ name }), { loaded: detail, page })
}
