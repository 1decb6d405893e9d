import Bowser from 'bowser'

/** A browser and the system that it runs on, as far as it names them. */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** What a `User-Agent` header says of a device, in the words that people know it by. */
export function describeDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
