import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { typedLines } from '../../src/lib/typed-text.ts'
import { tokenKeyReader } from '../content/users/secrets.ts'
import type { SandboxDeps } from '../deps.ts'
import type { RequestVariables } from '../http/request-context.ts'
import type { Html, PageVariables } from '../web/page.ts'

/** Environment type of the back office. `actor` is how the audit log names who decides. */
export type BackOfficeHono = { Variables: RequestVariables & PageVariables & { actor: string } }

/** The fields of a submitted form; a missing or non-text field is empty. */
export type FormFields = { text(name: string): string; all(name: string): readonly string[] }

/**
 * CSRF protection of the back office's forms: the origin of the request, and a token of its pages, the same in every
 * process and for one person only.
 */
export type FormProtection = {
  /** The hidden field of every form. */
  field(context: Context<BackOfficeHono>): Html
  /** Reads the fields of a valid form; undefined for any other. */
  read(context: Context<BackOfficeHono>): Promise<FormFields | undefined>
}

/** Tells whether a form comes from a page of the sandbox. */
export function isSameOrigin(context: Context, publicUrl: string): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return context.req.header('origin') === new URL(publicUrl).origin
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function fieldsOf(form: FormData): FormFields {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return { text: (name) => texts(name)[0] ?? '', all: texts }
}

/** Creates the protection of the back office. */
export function createFormProtection({
  db,
  publicUrl,
}: Pick<SandboxDeps, 'db' | 'publicUrl'>): FormProtection {
  const key = tokenKeyReader(db)
  const tokenOf = async (context: Context<BackOfficeHono>) =>
    createHmac('sha256', await key())
      .update(`back office form ${context.get('actor')}`)
      .digest('base64url')
  return {
    field: (context) => html`<input type="hidden" name="token" value="${tokenOf(context)}" />`,
    async read(context) {
      if (!isSameOrigin(context, publicUrl)) return undefined
      const fields = fieldsOf(await context.req.formData())
      return isSame(await tokenOf(context), fields.text('token')) ? fields : undefined
    },
  }
}

const longestReason = 1000

/** Why something is refused, as staff wrote it; undefined where they wrote nothing. */
export function reasonOf(fields: FormFields): string | undefined {
  const reason = typedLines(fields.text('reason')).slice(0, longestReason)
  return reason === '' ? undefined : reason
}
