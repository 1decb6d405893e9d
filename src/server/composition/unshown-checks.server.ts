import { textSettings } from '../backends/site-content.server.ts'
import { createMissingFiles } from '../images/missing-files.server.ts'
import { log } from '../process/log.server.ts'
import { createUnshownChecks } from '../staff/unshown-checks.server.ts'
import { checkedLists } from '../staff/unshown-content.server.ts'
import { productApi, purges, uncachedContentApi } from './backends.server.ts'
import { env } from './env.server.ts'

/** The published content that is not shown, as this process knows it. */
export const unshownChecks = createUnshownChecks({
  lists: () =>
    checkedLists({
      contentApi: uncachedContentApi,
      productApi,
      textSettings,
      isGone: createMissingFiles({ mediaUrl: env.CONTENT_MEDIA_URL }),
    }),
  now: Date.now,
  onError: (err) => log.error({ err }, 'published content was not checked'),
})
purges.onPurge(unshownChecks.forget)
