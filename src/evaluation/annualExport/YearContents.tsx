import { useTranslation } from 'react-i18next'
import { storedCharts } from '#evaluation/board/storedCharts.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import form from '#ui/dialogForm.module.css'

/** The print page, the workbook and the text that lists the contents. */
const otherFiles = 3
/** Every chart as SVG and PNG. */
const picturesOfChart = 2

type Props = {
  /** The evaluation that is saved; undefined if it is about several. */
  row: EvaluationRow | undefined
  /** All institutions are named, as the viewer sees them. */
  seesInstitutions: boolean
  hasFilters: boolean
}

/** What the year file of an evaluation will hold, before it is made. */
export function YearContents({ row, seesInstitutions, hasFilters }: Props) {
  const { t } = useTranslation('evaluation')
  const pictured = row && countPictured(row)
  return (
    <div className={form.form}>
      <p>
        {pictured === undefined
          ? t('year.contents')
          : t('year.contents-count', { count: pictured * picturesOfChart + otherFiles })}
      </p>
      <ul>
        <li>{t('year.contents.page', { name: `${t('overview.title')}.html` })}</li>
        <li>{t('year.contents.tables', { name: `${t('year.tables')}.xlsx` })}</li>
        <li>
          {pictured === undefined
            ? t('year.contents.pictures', { name: t('year.folder') })
            : t('year.contents.pictures-count', { name: t('year.folder'), count: pictured })}
        </li>
        <li>{t('year.contents.readme', { name: `${t('year.readme')}.txt` })}</li>
      </ul>
      <p>
        {hasFilters && `${t('year.contents.filtered')} `}
        {t(seesInstitutions ? 'year.contents.named' : 'year.contents.unnamed')} {t('year.contents.hidden')}{' '}
        {t('year.contents.duration')}
      </p>
    </div>
  )
}

/** The charts that have a picture; the reader may have hidden some. */
function countPictured({ charts }: EvaluationRow): number {
  return storedCharts(charts).filter(({ chart }) => chart && getDefinition(chart.type).picture).length
}
