import type { TFunction } from 'i18next'
import { answerOfYear, showEffect } from '#evaluation/board/plan/answerText.ts'
import type { Sheet } from '#evaluation/chart/files/toSheet.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'
import { isOpen, isOverdue, type Plan } from '#features/plans/planRules.ts'
import { parseDay, showDay, showMoment } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import type { PlanLine } from './readPlanLines.ts'

const columns = [
  'institution',
  'field',
  'action',
  'state',
  'owner',
  'due',
  'effect',
  'before',
  'before-n',
  'since',
  'since-n',
  'target',
  'evaluation',
  'stamp',
] as const
const figures = new Set<(typeof columns)[number]>(['before-n', 'since-n'])

type SheetParams = {
  /** Null for plans of any year. */
  year: number | null
  today: string
  now: Date
  t: TFunction<'plan'>
  language: Language
  /** Whether they are visible to their author alone. */
  areOwn?: boolean
}

/** The years that plans belong to, the latest first: that of their creation, of their day, and of looking again. */
export function getYears(plans: readonly Plan[]): number[] {
  return [...new Set(plans.flatMap(toYears))].toSorted((one, other) => other - one)
}

/** Whether a plan belongs to a year. */
export function isOfYear(plan: Plan, year: number): boolean {
  return toYears(plan).includes(year)
}

/** The plans of a year for the declaration: what is done where, by whom, and what it has changed, with n and stamp. */
export function plansSheet(lines: readonly PlanLine[], params: SheetParams): Sheet & { name: string } {
  const { year, now, t, areOwn = false } = params
  const title = year === null ? t('year.all') : t('year.title', { year })
  return {
    name: title,
    lines: [
      title,
      t('year.made', { now: showMoment(now, true) }),
      t('year.method'),
      ...(areOwn ? [t('year.own')] : []),
    ],
    header: columns.map((column) => t(`year.column.${column}`)),
    rows: lines.map((line) => getRow(line, params)),
    kinds: columns.map((column) => (figures.has(column) ? 'number' : 'text')),
  }
}

type Column = (typeof columns)[number]

/** The columns on screen and on paper: the plan first, each n with its figure, and the institution if there are several. */
const shownColumns = ['action', 'state', 'owner', 'due', 'effect', 'before', 'since', 'target', 'institution'] as const
const counts = { before: 'before-n', since: 'since-n' } as const
/** What is in lines below a cell, with the name of its column: eleven columns have no room next to each other. */
const below: { [C in (typeof shownColumns)[number]]?: readonly Column[] } = {
  action: ['field'],
  effect: ['evaluation', 'stamp'],
}

type Line = { label: string; text: string }
/** A cell with the lines below it. */
export type PlanCell = { value: TableCell; below: Line[] }

/**
 * The table of a sheet as it is read, the institution that all of its plans are of, and in `common` where the figures of
 * several plans come from if it is the same for all.
 */
export function plansTable({ header, rows }: Pick<Sheet, 'header' | 'rows'>, toCount: (n: TableCell) => string) {
  const getPlace = (column: Column) => columns.indexOf(column)
  const institutions = new Set(rows.map((row) => row[getPlace('institution')] ?? ''))
  const [only = null] = institutions.size === 1 ? institutions : []
  const kept = shownColumns.filter((column) => column !== 'institution' || only === null)
  const getLine = (row: TableCell[], column: Column): Line => ({
    label: header[getPlace(column)] ?? '',
    text: String(row[getPlace(column)] ?? ''),
  })
  const [first, ...others] = rows
  const isCommon = (column: Column) =>
    others.length > 0 && others.every((row) => row[getPlace(column)] === first?.[getPlace(column)])
  const common = first ? (below.effect ?? []).filter(isCommon) : []
  const getCell = (row: TableCell[], column: (typeof shownColumns)[number]): PlanCell => {
    const cell = row[getPlace(column)] ?? null
    const n = column === 'before' || column === 'since' ? (row[getPlace(counts[column])] ?? null) : null
    return {
      value: cell === null || n === null ? cell : `${cell} (${toCount(n)})`,
      below: (below[column] ?? [])
        .filter((other) => !common.includes(other))
        .map((other) => getLine(row, other))
        .filter(({ text }) => text !== ''),
    }
  }
  return {
    institution: only === null ? '' : String(only),
    common: common.map((column) => getLine(first ?? [], column)).filter(({ text }) => text !== ''),
    columns: kept,
    header: kept.map((column) => header[getPlace(column)] ?? ''),
    rows: rows.map((row) => kept.map((column) => getCell(row, column))),
  }
}

function getRow({ plan, institution, owner, evaluation, effect, readAt }: PlanLine, params: SheetParams): TableCell[] {
  const { today, t, language } = params
  const { look_again, target, state } = plan
  const isLooked = !isOpen(plan) || (typeof look_again === 'string' && look_again <= today)
  const shown = isLooked && state !== 'dropped' ? effect : null
  const { since = null, before = null } = shown ?? {}
  const show = (value: number | null | undefined) =>
    shown && typeof value === 'number' ? showEffect(shown, value) : null
  return [
    institution,
    toText(plan.field_of_action),
    toText(plan.title),
    state ? t(`state.${isOverdue(plan, today) ? 'overdue' : state}`) : '',
    owner,
    plan.due ? showDay(plan.due) : null,
    // An institution that one lost has no figures to read.
    evaluation === '' || institution === ''
      ? t('year.unreadable')
      : answerOfYear(plan, effect, today, t, language).text,
    show(before?.mean),
    before?.n ?? null,
    show(since?.figure.mean),
    since?.figure.n ?? null,
    effect && typeof target === 'number' ? showEffect(effect, target) : null,
    evaluation,
    readAt === null ? null : showMoment(new Date(readAt), true),
  ]
}

function toYears({ created, due, look_again }: Plan): number[] {
  return [parseDay(created), due, look_again].flatMap((day) => {
    const year = typeof day === 'string' ? Number(day.slice(0, 4)) : Number.NaN
    return Number.isInteger(year) ? [year] : []
  })
}
