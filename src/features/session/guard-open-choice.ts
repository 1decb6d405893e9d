import type { PortalSession } from './session.schema.ts'

type Place = Parameters<typeof import('./open-choice-guard.ts').guardOpenChoice>[1]

/** Guard of every page (`open-choice-guard.ts`). Visitors do not load it, as it does not concern them. */
export const guardOpenChoice =
  (place: Place) =>
  async (session: PortalSession): Promise<void> => {
    const guard = await import('./open-choice-guard.ts')
    guard.guardOpenChoice(session, place)
  }
