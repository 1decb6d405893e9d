import { prepareEnvironment, withServices } from './environment.ts'
import { auditInterleaved, type LighthouseResult } from './lighthouse.ts'
import { type PublicPage, pagesInBothLanguages } from './pages.ts'
import { type ScriptWeight, weighScripts } from './script-weights.ts'

/** A tag manager without an account, so that visitors are asked for consent. */
export const withConsentQuestion = { GTM_ID: 'GTM-BENCH0' }

export type BrowserReport = {
  readonly runs: number
  readonly pages: readonly (PublicPage & LighthouseResult)[]
  readonly scripts: readonly ScriptWeight[]
}

/** Measures every public page in both languages by Lighthouse, and the scripts of the French ones. */
export async function measureBrowser(runs: number): Promise<BrowserReport> {
  const environment = await prepareEnvironment(withConsentQuestion)
  return withServices(environment, async () => {
    const pages = await pagesInBothLanguages(environment.settings.portal.url)
    const audited: (PublicPage & LighthouseResult)[] = []
    for (const page of pages) {
      console.log(`Lighthouse: ${page.name} (${page.locale}) …`)
      for (const result of await auditInterleaved([page], runs)) audited.push({ ...page, ...result })
    }
    console.log('Scripts …')
    return {
      runs,
      pages: audited,
      scripts: await weighScripts(pages.filter(({ locale }) => locale === 'fr')),
    }
  })
}
