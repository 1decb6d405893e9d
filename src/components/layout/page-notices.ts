import { createContext, type ReactNode } from 'react'

/** Notices on every page beside its content: above the header, and among the settings of the footer. */
export type Notices = { readonly top?: ReactNode; readonly foot?: ReactNode }

/** Filled around the pages, shown by their frame. */
export const PageNotices = createContext<Notices>({})
