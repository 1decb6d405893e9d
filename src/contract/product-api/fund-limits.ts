/** Legal forms of the funds, in display order. */
export const legalForms = ['FCPR', 'FCPI', 'FIP', 'FPCI', 'SLP', 'FPS'] as const

/** Articles of the SFDR, the disclosure regimes of funds. */
export const sfdrArticles = ['6', '8', '9'] as const

/** Limits of the minimum investment, in units of the fund's currency, for which a list counts its funds. */
export const minimumLimits = ['1000', '5000', '10000', '100000'] as const

/** Limits of the recommended holding period, in years, for which a list counts its funds. */
export const horizonLimits = ['5', '8', '9'] as const
