import type { Drawing } from '../layers/drawing.ts'

/** What the axis of values shows, in words. */
export function axisTitle({ plan, t: say }: Pick<Drawing, 'plan' | 't'>): string {
  if (plan.measure === 'mean') return say('mean')
  if (plan.measure === 'spread') return say('spread')
  if (plan.measure === 'count') return say('count')
  return say(plan.isMulti && plan.type !== 'bar' ? 'share-of-mentions' : 'share')
}
