import type { Option } from '#engine/fields/fieldType.ts'

/** The areas that a rehabilitation clinic can declare. */
export const rehabAreas = [
  [1, 'geriatric'],
  [2, 'internal'],
  [3, 'musculoskeletal'],
  [4, 'neurological'],
  [5, 'oncological'],
  [6, 'cardiac'],
  [7, 'paraplegic'],
  [8, 'psychosomatic'],
  [9, 'pulmonary'],
] as const satisfies readonly Option[]
