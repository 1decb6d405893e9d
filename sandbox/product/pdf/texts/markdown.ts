/** Paragraphs and lists of a short Markdown text; headings and links become plain text. */
export function markdownBody(markdown: string): (string | string[])[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'))
    .map((block) => {
      const lines = block.split('\n')
      if (lines.every((line) => /^\s*[-*] /.test(line)))
        return lines.map((line) => line.replace(/^\s*[-*] /, ''))
      return block.replace(/^#+ +/gm, '').replace(/\s*\n\s*/g, ' ')
    })
}
