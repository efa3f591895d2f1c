import type { TFunction } from 'i18next'
import { config } from '#api/config/config.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import type { EvaluationRow, MeasureRow } from '#evaluation/model/rows.ts'
import { nameOfMeasure } from '#evaluation/board/help/nameOfMeasure.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { toList } from '#evaluation/model/parse.ts'
import { readAttributes } from '#evaluation/model/readSource.ts'
import { getText } from '#evaluation/model/words.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { monthsText } from '#evaluation/types/words/timeName.ts'
import type { Language } from '#lib/languages.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { getBrand } from './brand.ts'

/** Max number of institutions that are named. */
const maxNamed = 3

/** The attribute of the days that the period of rows comes from, and its label. */
type Time = { key: string; name: string }

export type ProvenanceSource = {
  collection: Collection
  row: EvaluationRow
  records: ReadonlyMap<number, MeasureRow>
  /** Whether the viewer may see single institutions. */
  seesInstitutions: boolean
  user: Viewer['user']
  language: Language
  t: TFunction<'evaluation'>
}

/** The attribute of time of the first charts that have one, with its label; if none has, when rows were entered. */
export function getTime(
  charts: readonly Pick<Chart, 'timelineAttribute'>[],
  { records, language, t }: Pick<ProvenanceSource, 'records' | 'language' | 't'>,
): Time {
  const attributes = [...records.values()].flatMap((record) =>
    readAttributes([...toList(record.default_attributes), ...toList(record.parent_attributes)]),
  )
  const found = charts.flatMap(({ timelineAttribute }) =>
    attributes.filter(({ key, type }) => key === timelineAttribute && type === 'date').slice(0, 1),
  )[0]
  return found ? { key: found.key, name: getText(found.name, language) } : { key: 'created', name: t('period.created') }
}

/** The provenance of rows with known institutions and days. */
export function toProvenance(
  { collection, row, records, seesInstitutions, user, language, t }: ProvenanceSource,
  measures: readonly number[],
  where: Choices | null,
  when: Choices | null,
  { name }: Time,
): Provenance {
  const names = (where?.choices ?? []).filter((choice) => choice.rows > 0).map(({ value }) => String(value))
  const areNamed = names.length === 1 || (seesInstitutions && names.length <= maxNamed)
  const getInstitutions = () => {
    // Nothing is counted before rows are there: that is no 'none'.
    if (!where?.snapshot && names.length === 0) return '-'
    return areNamed ? names.join(', ') : t('institutions', { count: names.length })
  }
  return {
    snapshot: where?.snapshot === when?.snapshot ? (where?.snapshot ?? '') : '',
    evaluation: getTitle(collection, row, language),
    institutions: getInstitutions(),
    measures: measures.map((id) => nameOfMeasure(records.get(id), id)).join(', '),
    // Whole months for every reader: where days would reveal people, none is named that nobody has.
    period:
      typeof when?.from === 'string' && typeof when.to === 'string'
        ? `${name}${labelSeparator()}${monthsText([when.from, when.to], language)}`
        : '-',
    who: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
    provider: getBrand(row.id)?.name ?? config().providerName,
  }
}

/** The provenance of the rows that pass some filters, of some measures or of all; `charts` give its attribute of time. */
export async function fetchProvenance(
  source: ProvenanceSource,
  data: Dataset,
  filters: readonly RowFilter[],
  charts: readonly Pick<Chart, 'timelineAttribute'>[],
  measures?: readonly number[],
): Promise<Provenance> {
  const records = new Map([...source.records].filter(([id]) => measures?.includes(id) ?? true))
  const time = getTime(charts, { ...source, records })
  const [where, when] = await Promise.all(
    ['content_object', time.key].map(async (key) => await data.choices(key, filters, source.language, measures)),
  )
  return toProvenance(source, measures ?? [...source.records.keys()], where ?? null, when ?? null, time)
}
