import type { NamespaceLibraryTranslation } from '../../i18n-types.ts'

const en_library = {
  guide: {
    title: 'Guides',
    description:
      'Guides by Orvanne Gestion: fund types, amounts, taxation, where to hold shares and the steps of an unlisted investment, explained one by one.',
    lede: 'The notions of unlisted investing, one by one: what you buy, what it costs, what you risk.',
    all: 'All guides',
    more: 'Show more guides',
    next: 'Read next',
    untranslated: 'What you were reading is not available in English yet. Here are the guides that are.',
    none: 'No guide has been published yet.',
    noneText: 'The guides will appear here as soon as they are published.',
  },
  article: {
    title: 'Analysis and trends',
    description:
      'Market notes, regulation, fund news and explanatory films: what is changing in unlisted markets, and what Orvanne Gestion makes of it.',
    lede: 'What is changing in the unlisted economy and in the rules around it, and what we make of it.',
    all: 'All analysis',
    more: 'Show more analysis',
    next: 'Read next',
    untranslated: 'What you were reading is not available in English yet. Here is the analysis that is.',
    none: 'No analysis has been published yet.',
    noneText: 'Analysis, news of the funds and films will appear here as soon as they are published.',
  },
  categories: 'Topics',
  filmLength: 'Film of {minutes} min {seconds} s',
  filmSeconds: 'Film of {seconds} s',
  reading: '{minutes} min read',
  forPartners: 'For professionals',
  publishedOn: 'Published on {date}',
  reviewedOn: 'Reviewed on {date}',
  by: 'By {name}, {position}',
  byName: 'By {name}',
  author: {
    eyebrow: 'Author',
    works: 'Published texts',
    count: '{count} {{count:text|texts}}',
    none: '{name} has not published anything yet.',
    kinds: {
      guide: 'Guide',
      article: 'Analysis',
      video: 'Film',
      whiteBook: 'White paper',
    },
  },
  series: {
    place: 'Part {part} of {parts} · {name}',
    part: 'A series in {parts} parts. You are reading part {part}.',
    navigation: 'Neighbouring parts',
    previous: 'Previous part',
    next: 'Next part',
  },
  shown: '{shown} of {total}',
  added: '{text} {{count:text|texts}} added to the list: {shown} shown of {total}.',
  previousPage: 'Previous page',
  empty: {
    title: 'Nothing has been published under this topic yet.',
    beyond: 'This page does not exist.',
    toFirst: 'Back to the first page',
  },
  relatedFunds: {
    title: 'Related funds',
    lede: 'Showing a fund is not recommending it: read its rules and its key information document.',
  },
  watchElsewhere: 'Watch the film (new tab)',
  captions: 'English captions',
  resources: {
    title: 'Understand',
    lede: 'Guides, analysis and white papers: everything that we write on unlisted investing.',
    none: 'Nothing has been published yet.',
    noneText: 'Guides, analysis and white papers will appear here as soon as they are published.',
  },
  whiteBooks: {
    title: 'White papers',
    lede: 'Longer papers to read offline.',
    pages: '{count} {{count:page|pages}}',
  },
} satisfies NamespaceLibraryTranslation

export default en_library
