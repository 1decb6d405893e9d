type Device = { readonly browser: string | null; readonly system: string | null }

/** The words for devices, in the page's language. */
type DeviceWords = {
  readonly named: (device: { browser: string; system: string }) => string
  readonly unknown: () => string
}

/** What a device is called: its browser and system, or that it is not known. */
export function deviceName({ browser, system }: Device, words: DeviceWords): string {
  if (browser !== null && system !== null) return words.named({ browser, system })
  return browser ?? system ?? words.unknown()
}
