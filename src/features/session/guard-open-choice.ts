import type { PortalSession } from './session.schema.ts'

type Place = Parameters<typeof import('./open-choice-guard.ts').guardOpenChoice>[1]

/** Guard of every page (`open-choice-guard.ts`). Visitors, whom it does not concern, do not load it. */
export const guardOpenChoice =
  (place: Place) =>
  async (session: PortalSession): Promise<void> => {
    const guard = await import('./open-choice-guard.ts')
    guard.guardOpenChoice(session, place)
  }
