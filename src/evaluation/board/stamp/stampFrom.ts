import type { TFunction } from 'i18next'
import { config } from '#api/config.ts'
import type { Row } from '#api/page.ts'
import type { Viewer } from '#api/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { titleOf } from '#engine/formatValue.ts'
import { nameOfMeasure } from '#evaluation/board/help/nameOfMeasure.ts'
import type { Stamp } from '#evaluation/chart/stamp.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { showDay } from '#lib/dates.ts'
import type { Language } from '#lib/languages.ts'
import { brandOf } from './brand.ts'

/** The most institutions that are named. */
const mostNamed = 3

export type StampSource = {
  collection: Collection
  row: Row
  records: ReadonlyMap<number, Row>
  /** Whether the viewer may tell institutions apart. */
  seesInstitutions: boolean
  user: Viewer['user']
  language: Language
  t: TFunction<'evaluation'>
}

/** The stamp of rows whose institutions and days are known. */
export function stampFrom(
  { collection, row, records, seesInstitutions, user, language, t }: StampSource,
  measures: readonly number[],
  where: Choices | null,
  when: Choices | null,
): Stamp {
  const names = (where?.choices ?? []).filter((choice) => choice.rows > 0).map(({ value }) => String(value))
  const areNamed = names.length === 1 || (seesInstitutions && names.length <= mostNamed)
  return {
    snapshot: where?.snapshot === when?.snapshot ? (where?.snapshot ?? '') : '',
    evaluation: titleOf(collection, row, language),
    institutions: areNamed ? names.join(', ') : t('institutions', { count: names.length }),
    measures: measures.map((id) => nameOfMeasure(records.get(id), id)).join(', '),
    period: typeof when?.from === 'string' ? `${showDay(when.from)} – ${showDay(when.to)}` : '-',
    who: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
    provider: brandOf(row.id)?.name ?? config().providerName,
  }
}

/** The stamp of the rows that some filters leave, of some measures or of all. */
export async function askStamp(
  source: StampSource,
  data: Dataset,
  filters: readonly RowFilter[],
  measures?: readonly number[],
): Promise<Stamp> {
  const [where, when] = await Promise.all(
    ['content_object', 'created'].map(async (key) => await data.choices(key, filters, source.language, measures)),
  )
  return stampFrom(source, measures ?? [...source.records.keys()], where ?? null, when ?? null)
}
