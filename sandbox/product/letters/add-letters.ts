import type { OpenAPIHono } from '@hono/zod-openapi'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { readerOf } from '../users/fund-access.ts'
import { letterRoutesOf } from './letter-routes.ts'
import { findLetter, letterReaderOf, readLetters } from './letter-rows.ts'
import { toLetter, toLetterLine } from './letter-views.ts'

/** Adds the calls by which holders of a fund, and its distributors, read the manager's letters (P-814). */
export function addLetters(app: OpenAPIHono<SandboxHono>, deps: CallerDeps): void {
  const { db } = deps
  for (const client of ['partner', 'investor'] as const) {
    const routes = letterRoutesOf(client)
    app.openapi(routes.list, async (context) => {
      const account = await requireAccount(context, deps, client)
      requireRight(context, account, 'funds:read')
      const reader = await letterReaderOf(db, account)
      const { page, rows } = await readLetters(db, reader, context.req.valid('query'))
      const locale = context.get('locale')
      return context.json({ items: rows.map((row) => toLetterLine(row, locale)), page }, 200)
    })
    app.openapi(routes.get, async (context) => {
      const account = await requireAccount(context, deps, client)
      requireRight(context, account, 'funds:read')
      const row = await findLetter(db, await letterReaderOf(db, account), context.req.valid('param').id)
      const shown = { locale: context.get('locale'), reader: await readerOf(db, account) }
      return context.json(await toLetter(db, row ?? refuse(context, 'not_found'), shown), 200)
    })
  }
}
