import type { CatalogueFormat } from '~/features/funds/list/catalogue-formats.ts'
import { catalogueFile } from '~/features/funds/list/fund-catalogue-files.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { readAllFunds } from '~/server/discovery/sitemap-entries.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

/** Answers with the whole catalogue as a file, in the language of the `locale` parameter. */
export const handleCatalogue =
  (format: CatalogueFormat) =>
  async ({ request }: { readonly request: Request }): Promise<Response> => {
    const locale = toLocale(new URL(request.url).searchParams.get('locale'))
    const answered = await readAllFunds(productApi, locale)
    if (answered.kind !== 'ok') return failurePage(answered, locale)
    return catalogueFile(format, answered.data, { locale, publicUrl: env.PUBLIC_URL.replace(/\/$/, '') })
  }
