import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { isFundKey } from './fund-summary.schema.ts'
import { getFundNames } from './list/fund-list.functions.ts'
import type { NamedFund } from './list/fund-list.schema.ts'

/** Loads the names of funds by key; those that are unknown or cannot be read are left out. */
export async function loadFundNames(locale: Locale, keys: readonly string[]): Promise<readonly NamedFund[]> {
  if (keys.length === 0) return []
  const names = await catchNetworkError(getFundNames({ data: { locale, keys: [...keys] } }))
  return names.ok ? names.data : []
}

/** Loads the name of the fund that an address names (P-742); undefined for none. */
export async function loadFundName(locale: Locale, key: string | null): Promise<string | undefined> {
  const [named] = key !== null && isFundKey(key) ? await loadFundNames(locale, [key]) : []
  return named?.name
}
