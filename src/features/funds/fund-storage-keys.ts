/** Name under which a tab keeps the funds chosen for comparison. */
export const choiceKey = 'funds-to-compare'

/** Name under which a browser keeps its watched funds. */
export const watchKey = 'watched-funds'
