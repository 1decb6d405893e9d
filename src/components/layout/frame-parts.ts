import { loadMenuParts } from './menu-of-editors.tsx'
import { loadFooterParts } from './portal-footer.tsx'
import { loadHeaderParts } from './portal-header.tsx'

/** What the frame of pages is drawn with, where a browser draws it. */
export async function loadFrameParts(): Promise<void> {
  await Promise.all([loadHeaderParts(), loadMenuParts(), loadFooterParts()])
}
