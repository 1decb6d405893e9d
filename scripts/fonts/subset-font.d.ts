/** Types of the used part of the package, which has none. */
declare module 'subset-font' {
  type AxisRange = number | { readonly min: number; readonly max: number }
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<Record<string, AxisRange>>
      readonly keepFeatures: readonly string[]
      readonly dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
