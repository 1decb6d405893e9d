import { useTranslations } from '~/routing/use-locale.ts'

type Device = { readonly browser: string | null; readonly system: string | null }

/** What a device is called: its browser and system, or that it is not known. */
export function useDeviceName(): (device: Device) => string {
  const { devices } = useTranslations().security
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return devices.named({ browser, system })
    return browser ?? system ?? devices.unknown()
  }
}
