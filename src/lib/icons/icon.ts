/** Elements of which an icon may be drawn. */
export const iconElements = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'] as const

/** One of {@link iconElements}, with its attributes as React names them. */
export type IconShape = readonly [
  element: (typeof iconElements)[number],
  attributes: Readonly<Record<string, string>>,
]

/** A line drawing in the colour of the text around it: plain JSON, since it travels with the page. */
export type Icon = { readonly width: number; readonly height: number; readonly shapes: readonly IconShape[] }
