import { config } from '#api/config/config.ts'

/** Evaluations that show ANQ's logo and footer. */
export const isAnqOnly = (id: number): boolean => config().anqOnly.includes(id)

/** Evaluations that show FSP's logo and footer. */
export const isFspOnly = (id: number): boolean => config().fspOnly.includes(id)

/** Evaluations whose viewers are determined by the programme. */
export const isMoniqOnly = (id: number): boolean => config().moniqOnly.includes(id)

/** Evaluations rendered in the new colours. */
export const hasNewPalette = (id: number): boolean => config().newPalette.includes(id)

/** Measures whose children belong to a specific programme. */
export const isSpecificParent = (id: number): boolean => config().specificParents.includes(id)
