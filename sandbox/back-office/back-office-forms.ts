import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxDeps } from '../deps.ts'
import type { Html } from '../web/page.ts'

/** The fields of a submitted form; a missing or non-text field is empty. */
export type FormFields = { text(name: string): string; all(name: string): readonly string[] }

/** CSRF protection of the back office's forms: the origin of the request, and a token of its pages. */
export type FormProtection = {
  /** The hidden field of every form. */
  readonly field: () => Html
  /** Reads the fields of a valid form; undefined for any other. */
  read(context: Context): Promise<FormFields | undefined>
}

function isSameOrigin(context: Context, publicUrl: string): boolean {
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

/** Creates the protection of one running back office. */
export function createFormProtection({ publicUrl }: Pick<SandboxDeps, 'publicUrl'>): FormProtection {
  const token = randomBytes(32).toString('base64url')
  return {
    field: () => html`<input type="hidden" name="token" value="${token}" />`,
    async read(context) {
      if (!isSameOrigin(context, publicUrl)) return undefined
      const fields = fieldsOf(await context.req.formData())
      return isSame(token, fields.text('token')) ? fields : undefined
    },
  }
}

const longestReason = 1000

/** Why something is refused, as staff wrote it; undefined where they wrote nothing. */
export function reasonOf(fields: FormFields): string | undefined {
  const reason = fields.text('reason').trim().slice(0, longestReason)
  return reason === '' ? undefined : reason
}
