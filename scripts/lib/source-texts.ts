import { globSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { type TextLanguage, typeset } from '../../src/lib/typography.ts'
import { projectPath } from './project.ts'

/** Text in a source file: a literal, with `{0}`, `{1}`, … for the expressions of a template. */
export type SourceText = {
  readonly language: TextLanguage
  readonly text: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** Sources of the template's expressions; undefined for a plain literal. */
  readonly inserted: readonly string[] | undefined
}

/** Spaces and signs that an editor does not show, as sources write them. */
const unseen = /[\u00a0\u202f\u2060]/g
const placeholder = /\{(\d+)\}/

function isText(
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression {
  if (ts.isTemplateExpression(node)) return !ts.isTaggedTemplateExpression(node.parent)
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return false
  const { parent } = node
  const isName = ts.isPropertyAssignment(parent) && parent.name === node
  return !(isName || ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent))
}

function languageOf(node: ts.Node): TextLanguage | undefined {
  const name = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : ''
  return name === 'fr' || name === 'en' ? name : undefined
}

function contentOf(node: ts.Node, file: ts.SourceFile): Pick<SourceText, 'text' | 'inserted'> {
  if (!ts.isTemplateExpression(node))
    return { text: ts.isStringLiteralLike(node) ? node.text : '', inserted: undefined }
  const tails = node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`)
  const inserted = node.templateSpans.map(({ expression }) => expression.getText(file))
  return { text: node.head.text + tails.join(''), inserted }
}

/**
 * Finds the texts of a source in a language: all of a dictionary's, whose language is given; else those under a
 * property `fr` or `en`.
 */
export function sourceTexts(source: string, given?: TextLanguage): SourceText[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true)
  const found: SourceText[] = []
  const visit = (node: ts.Node, language: TextLanguage | undefined): void => {
    if (language !== undefined && isText(node)) {
      const [start, end] = [node.getStart(file), node.end]
      const line = file.getLineAndCharacterOfPosition(start).line + 1
      found.push({ language, line, start, end, ...contentOf(node, file) })
    }
    ts.forEachChild(node, (child) => visit(child, languageOf(node) ?? language))
  }
  visit(file, given)
  return found
}

const escaped = (text: string, quote: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function literalOf(text: string, inserted: readonly string[] | undefined): string {
  if (inserted === undefined) return `'${escaped(text, "'")}'`
  const parts = text.split(placeholder)
  return `\`${parts.map((part, at) => (at % 2 === 0 ? escaped(part, '`') : `\${${inserted[Number(part)]}}`)).join('')}\``
}

/**
 * Applies the typography of each language to the texts of a source file. Texts with a straight apostrophe are left
 * unchanged: they are exact messages of the product, or a test reports them.
 */
export function typesetSource(source: string, given?: TextLanguage): string {
  return sourceTexts(source, given).reduceRight((whole, { language, text, start, end, inserted }) => {
    const set = text.includes("'") ? text : typeset(text, language)
    return set === text ? whole : whole.slice(0, start) + literalOf(set, inserted) + whole.slice(end)
  }, source)
}

/**
 * Lists the files with texts for readers: the dictionaries, and those of the sandbox that hold both languages. The
 * import's messages and column names are excluded, since they are for terminals and spreadsheets.
 */
export function filesWithTexts(): { readonly file: string; readonly language: TextLanguage | undefined }[] {
  const dictionaries = (['fr', 'en'] as const).flatMap((language) =>
    globSync(projectPath('i18n', language, '**/index.ts')).map((file) => ({ file, language })),
  )
  const sandbox = globSync(projectPath('sandbox/**/*.ts'), {
    exclude: (name) => /node_modules|dist|sandbox\/import|\.test\.ts$/.test(name),
  })
  return [...dictionaries, ...sandbox.map((file) => ({ file, language: undefined }))]
}

/** Sets the texts of all sources, and returns the number of files that changed. */
export function typesetSources(): number {
  const changed = filesWithTexts().filter(({ file, language }) => {
    const source = readFileSync(file, 'utf8')
    const set = typesetSource(source, language)
    if (set !== source) writeFileSync(file, set)
    return set !== source
  })
  return changed.length
}
