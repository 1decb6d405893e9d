import { toLocale } from '../routing/locales.ts'
import { redirectAnswer } from './auth-helper/auth-answer.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { limits } from './portal-auth.server.ts'
import { createVisitorFormCalls } from './product-api/visitor-form-calls.server.ts'
import { confirmContactMessage, sendContactMessage } from './visitor-forms/contact.server.ts'

const deps = { limits, calls: createVisitorFormCalls(productHttp) }
const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')

/** What the contact form does when its fields are right. */
export const sendContact = (call: Parameters<typeof sendContactMessage>[0]) => sendContactMessage(call, deps)

/** The link of an e-mail that lets a held message go: leads to the contact page, which says what came of it. */
export async function confirmContact(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('lang'))
  const path = await confirmContactMessage({ token: searchParams.get('token') ?? '', locale }, deps)
  return redirectAnswer(`${publicUrl}${path}`, { status: 303 })
}
