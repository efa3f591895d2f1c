import { fieldValue, type Row, type RowAt } from '#api/rows/page.ts'
import { toText } from '#lib/text/text.ts'
import { orderStates } from './orderStates.ts'

const failed = 99
const sent = 10
const completed = 2
const atPartner = 9
const direct = 5

export type OrderStep = { word: string; state: 'done' | 'next' | 'pending' }

/** The progress of an order as steps: done, next or pending. Empty for an error, which is shown separately. */
export function getSteps(status: unknown): OrderStep[] {
  const reached = Number(status)
  if (!(reached >= 0 && reached < failed)) return []
  return orderStates
    .filter(([state]) => state < failed)
    .map(([state, word]) => ({ word, state: getPlace(state, reached) }))
}

export const isSent = (state: unknown): boolean => Number(state) === sent
export const hasFailed = (state: unknown): boolean => Number(state) === failed
export const isInProgress = (status: unknown): boolean => Number(status) > completed && Number(status) < atPartner
export const isAtPartner = (status: unknown): boolean => Number(status) === atPartner

/** A completed order can be released, unless it is shipped directly. */
export function canApprove({ status, print_type }: Order): boolean {
  return Number(toText(status)) === completed && Number(toText(print_type)) !== direct
}

type Order = RowAt<'patzu/orders'>
export type Unit = RowAt<'patzu/orderunits'> & { state: number }

/** The units that need action: the failed ones first, then those below 10, each by state. */
export function openUnits(value: unknown): Unit[] {
  const units = Array.isArray(value) ? value.filter(isUnit) : []
  const failures = units.filter(({ state }) => hasFailed(state))
  return [...failures, ...units.filter(({ state }) => state < sent).toSorted((one, other) => one.state - other.state)]
}

/** The error of an order: its own (no `unit`) or of one of its units, with the reason if the server returns it. */
export type Failure = { unit?: Unit; reason: string }

export function findFailures(order: Order): Failure[] {
  const units = openUnits(order.units).filter(({ state }) => hasFailed(state))
  const own = hasFailed(order.status) ? [{ reason: getReason(order) }] : []
  return [...own, ...units.map((unit) => ({ unit, reason: getReason(unit) }))]
}

/** The keys under which servers return the reason of an error. */
const reasons = ['error', 'error_message', 'error_text', 'reason']

function getReason(thing: Row): string {
  return reasons.map((name) => toText(fieldValue(thing, name))).find(Boolean) ?? ''
}

/** Whether something is a unit with its state, not only its number. */
export function isUnit(thing: unknown): thing is Unit {
  return (
    typeof thing === 'object' && thing !== null && 'id' in thing && 'state' in thing && typeof thing.state === 'number'
  )
}

function getPlace(state: number, reached: number): OrderStep['state'] {
  if (state <= reached) return 'done'
  return state === reached + 1 ? 'next' : 'pending'
}
