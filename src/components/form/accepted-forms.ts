import { createContext } from 'react'

/** Addresses of the forms that the server accepts; undefined for all, empty in a view for reading only. Apart from what shows forms, which few pages load. */
export const AcceptedForms = createContext<readonly string[] | undefined>(undefined)
