import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepFields } from './components/form/keep-fields.ts'
import { nextTask } from './lib/next-task.ts'

// framework-seam: hydration-in-tasks
/**
 * The browser's entry: React takes over the page once the router knows it. Reading the scripts, making the router and
 * taking over are tasks apart, so that a press is answered between them.
 */
async function takeOver(): Promise<void> {
  await nextTask()
  const router = await hydrateStart()
  await nextTask()
  const fillAgain = keepFields()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          reportError(error)
          fillAgain()
        },
      },
    )
  })
}

takeOver()
// framework-seam end: hydration-in-tasks
