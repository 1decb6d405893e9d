import type { Context } from 'hono'

/** Responds to a method that an existing path does not support, in Strapi's plain text. */
export function methodNotAllowed(...allowed: readonly string[]) {
  return (context: Context): Response =>
    context.text('Method Not Allowed', 405, { allow: ['HEAD', ...allowed].join(', ') })
}
