/**
 * Characters of everyday French and English texts and figures: those in the font files of every page, in the syntax of
 * `unicode-range` in `fonts.css`.
 */
export const everydayCharacters =
  'U+0020-0022, U+0025-003B, U+003D, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00AB, U+00B7, U+00BB, U+00C0, U+00C2, U+00C7-00CA, U+00CE, U+00D4, U+00E0, U+00E2, U+00E6-00EB, U+00EE-00EF, U+00F4, U+00F9, U+00FB-00FC, U+0152-0153, U+2013-2014, U+2019, U+201C-201D, U+2026, U+202F, U+20AC, U+2212'
