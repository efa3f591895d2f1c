import { addMonths, lightFormat } from 'date-fns'
import type { EffectsQuestion, PlannedAction } from '#evaluation/model/effect.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { attribute, chart, measureTable, source } from '#evaluation/counting/testRows.ts'
import { evaluateEffects } from './evaluateEffects.ts'

const scale = { min: 1, max: 5, reversed: false }
export const own = source([
  attribute('care', 'likert', { scale }),
  attribute('wait', 'likert', { scale: { ...scale, reversed: true } }),
  attribute('days', 'number'),
  attribute('yes', 'number'),
  attribute('word', 'single', { options: ['a', 'b'] }),
  attribute('exit', 'date'),
])
const begin = new Date(2024, 0, 1)
/** Twelve answers a month of 2024 and 2025, 24 months: their mean is 3, or what `means` says of the month. */
export function rows(means: (month: number) => number, perMonth = 12, months = 24): object[] {
  return Array.from({ length: months * perMonth }, (_, row) => {
    const month = Math.floor(row / perMonth)
    // Months differ a little, as they do.
    const wobble = row % perMonth === 0 ? 0.5 - (month % 2) : 0
    const value = means(month) + ((row % 3) - 1) + wobble
    return {
      content_object: 'Nord',
      care: value,
      wait: value,
      days: value * 10,
      word: row % 2 === 0 ? 'a' : 'b',
      yes: row % 10 < means(month) * 2 ? 1 : 0,
      exit: lightFormat(addMonths(begin, month), 'yyyy-MM-dd'),
    }
  })
}
export const plan: PlannedAction = {
  id: 1,
  chart: 'c',
  keys: ['care'],
  institution: 'Nord',
  day: '2025-01-01',
  target: null,
}
export const over = (key: string, more: Partial<CountedChart> = {}) =>
  chart('timeline', [key], { timelineAttribute: 'exit', ...more })

export function effect(
  data: object[],
  changes: Partial<PlannedAction> = {},
  more: Partial<EffectsQuestion> = {},
  of = own,
) {
  const question: EffectsQuestion = {
    charts: [over('care'), { ...over('wait'), i: 'w' }, { ...over('days'), i: 'd' }, { ...over('yes'), i: 'y' }],
    language: 'de',
    hideBelow: 0,
    plans: [{ ...plan, ...changes }],
    today: '2026-02-01',
    ...more,
  }
  const [one] = evaluateEffects(question, [measureTable(data, of)])
  if (!one) throw new Error('every plan has an effect')
  return one
}
export const answer = (...requested: Parameters<typeof effect>) => effect(...requested).answer
export const better = rows((month) => (month < 12 ? 3 : 3.6))
export const since = { value: '2025-01-01' }
