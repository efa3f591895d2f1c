import { config } from '#api/config/config.ts'

/** Evaluations of which ANQ's logo and footer are shown. */
export const isAnqOnly = (id: number): boolean => config().anqOnly.includes(id)

/** Evaluations of which FSP's logo and footer are shown. */
export const isFspOnly = (id: number): boolean => config().fspOnly.includes(id)

/** Evaluations whose viewers the programme decides. */
export const isMoniqOnly = (id: number): boolean => config().moniqOnly.includes(id)

/** Evaluations drawn in the new colours. */
export const hasNewPalette = (id: number): boolean => config().newPalette.includes(id)

/** Measures whose children belong to a specific programme. */
export const isSpecificParent = (id: number): boolean => config().specificParents.includes(id)
