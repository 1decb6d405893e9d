import { z } from 'zod/mini'

// Zod compiles schemas with `new Function` when it may; the Content-Security-Policy forbids that, and the probe
// alone would be reported as a violation. This module is imported first by router.tsx and start.ts.
z.config({ jitless: true })
