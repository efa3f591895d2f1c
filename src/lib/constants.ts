import { version as packageVersion } from '../../package.json'

/** The numbers and ids of the portal, in one place; config.json may override those that a deployment decides. */
export const pageSize = 15
export const pickerSize = 15
/** Maximum number of ids in an address (D-79). */
export const maxIds = 200
/** Page size of files and evaluations on the home page. */
export const homeListSize = 10

/** The rows of a card whose list has a page of its own, which the card links to. */
export const cardListSize = 5
export const version = `VER-${packageVersion}`
export const noticeTime = 3_000
export const pickerDebounce = 300
export const searchDebounce = 500
export const loadErrorAfter = 120_000
export const badgeRefresh = 300_000
/** How long a change of a list waits for its rows before it renders without them, in milliseconds: not noticeable. */
export const shortWait = 120
/** How long a toast with an undo action stays, in milliseconds. */
export const actionTime = 10_000
/** The evaluation that the demo opens with, unless config.json names another. */
export const demoEvaluation = 91
/** Surveys among the apps, which have a card of their own, unless config.json names others. */
export const surveyApps: readonly number[] = [28, 31]
/** Old-age psychiatry, the only category of moniq whose hospitals refer to others. */
export const oldAgeCategory = 13
