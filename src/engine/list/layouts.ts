import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'

export type AnyLayout = NonNullable<Collection['layouts']>[number]
export type LayoutName = AnyLayout['as']

export type LayoutProps<As extends LayoutName = LayoutName> = {
  collection: Collection
  layout: Extract<AnyLayout, { as: As }>
  rows: readonly Row[]
  /** How many rows the list has, of which those are loaded. */
  count: number
  labels: Labels
  getName: (row: Row) => string
  getPath: (row: Row) => string | undefined
  /** The month of a calendar (`yyyy-MM`); undefined for the current one. */
  month: string | undefined
  onMonth: (month: string) => void
  isStale: boolean
}
export type LayoutSwitchProps = {
  layouts: readonly AnyLayout[]
  chosen: LayoutName | undefined
  onLayout: (name: LayoutName | undefined) => void
}

/** How many rows a layout loads, as it has no pages; where the list has more, it says so. */
export const layoutLimits: Readonly<Record<LayoutName, number>> = { board: 200, calendar: 500 }

/** The layout of a name, where the collection has it. */
export function findLayout({ layouts }: Collection, name: string | undefined): AnyLayout | undefined {
  return layouts?.find(({ as }) => as === name)
}

/** Whether a text is a month (`yyyy-MM`). */
export function isMonth(text: string): boolean {
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)
}
