import { everydayCharacters } from '~/styles/everyday-characters.ts'
import { preloadedFonts } from '~/styles/font-files.ts'

const [inter, sourceSerif] = preloadedFonts

/** The faces of `fonts.css` that draw nearly all of every page: family, address, weights. */
const faces = [
  ['Inter Variable', inter, '400 600'],
  ['Source Serif 4 Variable', sourceSerif, '400'],
] as const

/**
 * Script for the document's head: reads the fonts while the style sheet is on its way. Their files are there by then,
 * but without it a browser begins to read one when it lays out the first letter: it draws that with a font of the
 * system, which it has to look for, and lays out the page a second time.
 */
export const fontsAtOnceScript = `window.FontFace&&${JSON.stringify(faces)}.forEach(function(f){f=new FontFace(f[0],"url("+f[1]+")",{weight:f[2],display:"swap",unicodeRange:"${everydayCharacters}"});document.fonts.add(f);f.load().catch(function(){})})`
