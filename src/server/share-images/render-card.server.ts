import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import { escapeXml } from '../../lib/xml.ts'
import { type Card, drawCard, type Measure } from './draw-card.server.ts'
import { fontFamilies } from './fonts.server.ts'

const measuredSize = 100

/** Measures by drawing, at one size: widths grow with it. */
function createMeasure(options: ResvgRenderOptions): Measure {
  return (text, family, size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text font-family="${escapeXml(family)}" font-size="${measuredSize}">${escapeXml(text)}</text></svg>`
    const width = new Resvg(svg, options).getBBox()?.width ?? 0
    return (width * size) / measuredSize
  }
}

/** Draws a card as PNG, off the main thread, with the given fonts and none of the machine's. */
export async function renderCard(card: Card, fontFiles: readonly string[]): Promise<Buffer> {
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: fontFamilies.serif },
  }
  const image = await renderAsync(drawCard(card, createMeasure(options)), options)
  return image.asPng()
}
