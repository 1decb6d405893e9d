import { z } from 'zod'
import { PlainError } from '../lib/project.ts'
import { firstText } from './pages.ts'
import type { Stand } from './stand.ts'
import { editorToken } from './stand.ts'
import { quantile } from './statistics.ts'

/** How long an editor waits from the answer of "publish" until the portal's page shows the change. */
export type Publication = { readonly changes: number; readonly p50Ms: number; readonly mostMs: number }

const pollMs = 2
const longestMs = 20_000
const writtenSchema = z.object({ data: z.object({ documentId: z.string() }) })

async function waitUntilShown(url: string, title: string): Promise<void> {
  const lateAt = performance.now() + longestMs
  while (performance.now() < lateAt) {
    const page = await (await fetch(url)).text()
    if (page.includes(title)) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new PlainError(`${url} did not show the change within ${longestMs} ms.`)
}

async function publish(url: string, title: string): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${editorToken}` },
    body: JSON.stringify({ data: { title } }),
  })
  writtenSchema.parse(await response.json())
}

/** Publishes changes of one article through the content backend's own interface, and waits for its page each time. */
export async function measurePublication({ settings }: Stand, changes: number): Promise<Publication> {
  const { portal, sandbox } = settings
  const article = await firstText(sandbox.url, 'articles')
  const page = `${portal.url}${article.path}`
  const times: number[] = []
  for (let change = 1; change <= changes; change += 1) {
    await (await fetch(page)).text()
    const title = `${article.title} (${change})`
    const startedAt = performance.now()
    await publish(`${sandbox.url}/content/api/articles/${article.documentId}?locale=fr`, title)
    await waitUntilShown(page, title)
    times.push(performance.now() - startedAt)
  }
  return { changes, p50Ms: quantile(times, 0.5), mostMs: Math.max(...times) }
}
