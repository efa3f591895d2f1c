import type { Row } from '#api/rows/page.ts'
import { institutions } from '#lib/areas.ts'
import { type Viewer, hasAccess } from '#api/session/viewer.ts'

/** Whether a viewer may do something; `row` is the record it would be done to. */
export type Rule<R = Row> = (viewer: Viewer, row?: R) => boolean

export const staff: Rule = (viewer) => viewer.isStaff
export const everyone: Rule = () => true
export const nobody: Rule = () => false
export const notDemo: Rule = (viewer) => !viewer.isDemo
/** Has access to any institution (ROLE-16). */
export const hospitalUser: Rule = (viewer) => institutions.some(({ type }) => hasAccess(viewer, type))
export const irpAccess: Rule = (viewer) => hasAccess(viewer, 'irp.hospital')
/** Reads peer reviews: staff, reviewers, and people with a permission on a hospital of the programme (D-12). */
export const reviewing: Rule = (viewer) =>
  viewer.isStaff || ((viewer.isReviewer === true || irpAccess(viewer)) && notDemo(viewer))

/** At least one of the rules holds. */
export function either<R>(...rules: Rule<R>[]): Rule<R> {
  return (viewer, row) => rules.some((rule) => rule(viewer, row))
}

/** All of the rules hold. */
export function both<R>(...rules: Rule<R>[]): Rule<R> {
  return (viewer, row) => rules.every((rule) => rule(viewer, row))
}
