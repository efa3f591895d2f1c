import type { TFunction } from 'i18next'
import type { Collection } from '#engine/collection.ts'

/** The explanation of a field or a panel, in one sentence; shared by all collections unless one overrides it. */
export function getHint(t: TFunction<['portal', 'forms']>, { path }: Pick<Collection, 'path'>, name: string): string {
  return t(
    [`${path}.${name}`, name].map((place) => `hint.${place}`),
    { ns: 'forms', defaultValue: '', skipInterpolation: true },
  )
}
