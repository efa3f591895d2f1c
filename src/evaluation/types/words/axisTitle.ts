import type { Drawing } from '../layers/drawing.ts'

/** What the axis of values shows, in words. */
export function axisTitle({ plan, t }: Pick<Drawing, 'plan' | 't'>): string {
  if (plan.measure === 'mean') return t('mean')
  if (plan.measure === 'spread') return t('spread')
  if (plan.measure === 'count') return t('count')
  return t(plan.isMulti && plan.type !== 'bar' ? 'share-of-mentions' : 'share')
}
