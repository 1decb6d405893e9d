import { type CityResponse, open } from 'maxmind'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { Log } from '../process/log.server.ts'

/** Looks up the locations of IP addresses. */
export type Locations = {
  /**
   * Returns city and country of an IP address in a language, as far as known; null for an unknown address.
   */
  locate(address: string, locale: Locale): string | null
}

const nowhere: Locations = { locate: () => null }

type Names = Readonly<Partial<Record<Locale, string>>>

const nameIn = (names: Names | undefined, locale: Locale): string | undefined => names?.[locale] ?? names?.en

/**
 * Opens a location database in MaxMind's format (MaxMind DB File Format Specification 2.0). Without one, or
 * with one that cannot be read, which is logged, every location is unknown.
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

/** City and country are the fields that city and country databases share. */
type Place = Pick<CityResponse, 'city' | 'country'>
type Reader = { get(address: string): Place | null }

/** Looks an address up; an invalid address or a broken entry gives an unknown location. */
function placeOf(reader: Reader, address: string): Place {
  try {
    return reader.get(address) ?? {}
  } catch {
    return {}
  }
}
