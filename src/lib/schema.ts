import * as z from 'zod/mini'

// The content security policy forbids compiled code; even zod's attempt to use it would be reported.
z.config({ jitless: true })

/** What a broken or missing value is replaced by (`z.catch`). */
export const orElse = z.catch

/** zod/mini, set up for the strict content security policy; the only way zod is imported. */
export { z }
