import Bowser from 'bowser'

/** A browser and its operating system, as far as they are known. */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** Reads browser and operating system from a `User-Agent` header, by their common names. */
export function describeDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
