/** `npm run fonts`: subsets the fonts of the packages into `src/styles/fonts`. */
import { writeFileSync } from 'node:fs'
import { cutFont, subsetFonts } from './fonts/subset-fonts.ts'
import { projectPath, runCommand } from './lib/project.ts'

await runCommand(async () => {
  for (const font of subsetFonts) {
    const cut = await cutFont(font)
    writeFileSync(projectPath('src/styles/fonts', font.file), cut)
    console.log(`${font.file}: ${(cut.length / 1000).toFixed(1)} kB`)
  }
  return 0
})
