/** Stands for the latest message in a form, where there was none to read. */
export const noMessage = 'none'
