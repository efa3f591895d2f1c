import * as z from 'zod/mini'

// The content security policy blocks compiled code; even zod's attempt to use it would be reported.
z.config({ jitless: true })

/** The replacement of a broken or missing value (`z.catch`). */
export const orElse = z.catch

/** zod/mini, set up for the strict content security policy; the only way zod is imported. */
export { z }
