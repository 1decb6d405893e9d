import type { Context } from 'hono'
import type { SandboxHono } from '../../http/request-context.ts'

type SentPdf = {
  /** Name of the file, without `.pdf`: letters, digits and dashes only. */
  readonly name: string
  /** Language of its text; undefined where it was made in another one than was asked for. */
  readonly language?: 'fr' | 'en'
}

/** Answers with a PDF file that is made or stored whole. */
export function sendPdf(context: Context<SandboxHono>, content: Uint8Array, { language, name }: SentPdf) {
  return context.body(Uint8Array.from(content), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'content-length': String(content.byteLength),
    ...(language && { 'content-language': language }),
  })
}
