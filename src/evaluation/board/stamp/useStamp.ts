import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#api/config.ts'
import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import { titleOf } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Stamp } from '#evaluation/chart/stamp.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { showDay } from '#lib/dates.ts'
import { useLanguage } from '#ui/i18n.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import { nameOfMeasure } from '#evaluation/board/help/MeasureName.tsx'
import { brandOf } from './brand.ts'

/** The most institutions that are named. */
const mostNamed = 3

type Asked = {
  collection: Collection
  row: Row
  data: Dataset
  records: ReadonlyMap<number, Row>
  filters: readonly RowFilter[]
  /** Names the rows that are there. */
  rows: string
  /** Whether the viewer may tell institutions apart. */
  seesInstitutions: boolean
}

/** Where the figures of a page come from under its filters, and those of each of its charts. */
export function useStamp({ collection, row, data, records, filters, rows, seesInstitutions }: Asked): {
  page: Stamp
  stampOf: (chart: Chart) => Promise<Stamp>
} {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { user } = useViewer()
  const institutions = useChoices(data, 'content_object', filters, language, rows)
  const period = useChoices(data, 'created', filters, language, rows)
  const stampFrom = useCallback(
    (measures: readonly number[], where: Choices | null, when: Choices | null): Stamp => {
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
    },
    [collection, row, records, seesInstitutions, user, language, t],
  )
  const page = useMemo(
    () => stampFrom([...records.keys()], institutions, period),
    [stampFrom, records, institutions, period],
  )
  const stampOf = useCallback(
    async ({ measures, filters: own }: Chart) => {
      const all = [...filters, ...own]
      const [where, when] = await Promise.all(
        ['content_object', 'created'].map(async (key) => await data.choices(key, all, language, measures)),
      )
      return stampFrom(measures, where ?? null, when ?? null)
    },
    [data, filters, language, stampFrom],
  )
  return { page, stampOf }
}
