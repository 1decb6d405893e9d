import { everydayCharacters } from '~/styles/everyday-characters.ts'
import { preloadedFonts } from '~/styles/font-files.ts'

const [inter, sourceSerif] = preloadedFonts

/** The faces of `fonts.css` that draw nearly all of every page: family, address, weights. */
const faces = [
  ['Inter Variable', inter, '400 600'],
  ['Source Serif 4 Variable', sourceSerif, '400'],
] as const

/**
 * Script for the document's head: parses the fonts while the style sheet is loading. Their files have arrived by then,
 * but without the script a browser only parses a font at the first letter that uses it: it renders that with a system
 * font, which it has to look up, and lays out the page a second time.
 */
export const fontsAtOnceScript = `window.FontFace&&${JSON.stringify(faces)}.forEach(function(f){f=new FontFace(f[0],"url("+f[1]+")",{weight:f[2],display:"swap",unicodeRange:"${everydayCharacters}"});document.fonts.add(f);f.load().catch(function(){})})`
