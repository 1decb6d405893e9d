import { createFileRoute } from '@tanstack/react-router'
import { handleCatalogue } from './-catalogue.ts'

/** `GET /api/funds/catalogue.xlsx?locale=`: the whole catalogue, a row for each fund. */
export const Route = createFileRoute('/api/funds/catalogue.xlsx')({
  server: { handlers: { GET: handleCatalogue('xlsx') } },
})
