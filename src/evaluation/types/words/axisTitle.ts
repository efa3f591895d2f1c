import type { Drawing } from '#evaluation/types/option/drawing.ts'

/** The name of the value axis. */
export function axisTitle({ data, t }: Pick<Drawing, 'data' | 't'>): string {
  if (data.measure === 'mean') return t('mean')
  if (data.measure === 'spread') return t('spread')
  if (data.measure === 'count') return t('count')
  return t(data.isMulti && data.whole !== 'people' ? 'share-of-mentions' : 'share')
}
