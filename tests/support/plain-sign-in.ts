import type { PlainPage, PlainVisitor } from './plain-visitor.ts'
import type { Account } from './sign-in.ts'

const buttons = {
  investor: /en tant qu’investisseur/,
  partner: /en tant que partenaire/,
  staff: /espace des équipes/,
} as const

/** Signs an account in by the French login pages, without scripts; returns the page to which that leads. */
export async function signInPlainly(
  browser: PlainVisitor,
  { client, email, password = 'Sandbox-2026!' }: Account,
): Promise<PlainPage> {
  const entries = { 'Adresse email': email, 'Mot de passe': password }
  if (client === 'staff') return browser.send(await browser.open('/connexion/equipe'), buttons.staff, entries)
  const provider = await browser.send(await browser.open('/connexion'), buttons[client])
  return browser.send(provider, 'Se connecter', entries)
}
