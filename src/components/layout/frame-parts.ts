import { loadMenuParts } from './menu-of-editors.tsx'
import { loadFooterParts } from './portal-footer.tsx'
import { loadHeaderParts } from './portal-header.tsx'

/** Loads the parts that a browser needs to render the frame of pages. */
export async function loadFrameParts(): Promise<void> {
  await Promise.all([loadHeaderParts(), loadMenuParts(), loadFooterParts()])
}
