import { createContext } from 'react'

/** True where the server would refuse every form. Apart from what shows them, which few pages load. */
export const FormsRefused = createContext(false)
