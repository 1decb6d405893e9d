import { type CityResponse, open } from 'maxmind'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { Log } from '../process/log.server.ts'

export type Locations = {
  /** City and country of an address in a language, as far as they are known; null for an address that is not. */
  locate(address: string, locale: Locale): string | null
}

const nowhere: Locations = { locate: () => null }

type Names = Readonly<Partial<Record<Locale, string>>>

const nameIn = (names: Names | undefined, locale: Locale): string | undefined => names?.[locale] ?? names?.en

/**
 * Opens a database of places in MaxMind's format (MaxMind DB File Format Specification 2.0). Without one, or with one
 * that cannot be read, which the log then tells, every place is unknown.
 */
export async function openLocations(file: string | undefined, log: Pick<Log, 'error'>): Promise<Locations> {
  if (file === undefined) return nowhere
  try {
    const reader = await open<CityResponse>(file)
    return {
      locate(address, locale) {
        const { city, country } = placeOf(reader, address)
        const parts = [nameIn(city?.names, locale), nameIn(country?.names, locale)]
        return parts.filter((part) => part !== undefined).join(', ') || null
      },
    }
  } catch (err) {
    log.error({ err, file }, 'the database of places cannot be read')
    return nowhere
  }
}

/** City and country are the fields that the databases of cities and of countries share. */
type Place = Pick<CityResponse, 'city' | 'country'>
type Reader = { get(address: string): Place | null }

/** An address that is none, or a broken entry, is a place that is not known. */
function placeOf(reader: Reader, address: string): Place {
  try {
    return reader.get(address) ?? {}
  } catch {
    return {}
  }
}
