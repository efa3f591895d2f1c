import { useTranslation } from 'react-i18next'
import { DataState } from '#evaluation/board/dataState/DataState.tsx'
import { FilterBar } from '#evaluation/board/filters/FilterBar.tsx'
import styles from '#evaluation/board/grid/Grid.module.css'
import type { Board } from '#evaluation/board/useBoard.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import type { Chart } from '#evaluation/model/chart.ts'
import { EmptiedCharts } from './EmptiedCharts.tsx'
import type { Lines } from './useLines.ts'

type Props = {
  board: Board
  measures: EvaluationData['records']
  /** The viewer's own institutions by name. */
  names: readonly string[]
  lines: Lines
  /** The charts as they are stored for this reader. */
  charts: readonly Chart[]
}

/** What applies to all charts: the state of the data, whose answers they show, what they are compared with, filters. */
export function ReaderTop({ board, measures, names, lines, charts }: Props) {
  const { t } = useTranslation(['evaluation', 'charts'])
  const { data, states, rows, offered, filtering, ownSwitch, institutions } = board
  const hasRows = states.some(({ readAt }) => readAt !== null)
  return (
    <div className={styles.top}>
      {states.length > 0 && (
        <div className={styles.state}>
          <DataState data={data} measures={measures} own={{ names, rows }} provenance={board.page} states={states} />
        </div>
      )}
      {/* First: its button stays where it is however much is chosen. */}
      {offered.length > 0 && (
        <FilterBar
          data={data}
          filters={filtering}
          offered={offered}
          rows={rows}
          total={states.reduce((sum, state) => sum + (state.readAt === null ? 0 : state.rows), 0)}
        />
      )}
      {/* From the start, so that nothing moves once the rows say which lines there are. */}
      {lines.isPossible && (
        <div className={styles.lines}>
          <MultiDropdown
            disabled={lines.offered.length === 0}
            hideLabel
            label={t('lines')}
            options={lines.offered.map((name) => ({ value: name, label: t(`charts:view.${name}`) }))}
            placeholder={t(lines.offered.length > 0 || !hasRows ? 'lines.none' : 'lines.not-here')}
            value={[...lines.chosen]}
            onChange={lines.choose}
          />
        </div>
      )}
      {/* Its room is kept until the institution of an evaluation has its name. */}
      {(ownSwitch ?? institutions.about?.name === null) && (
        <div className={classNames(styles.switch, !ownSwitch && styles.expected)}>
          {ownSwitch && (
            <CheckBox
              checked={ownSwitch.isOn}
              label={t('own.switch', { name: ownSwitch.name })}
              onChange={ownSwitch.turn}
            />
          )}
        </div>
      )}
      <div className={styles.state}>
        <EmptiedCharts charts={charts} filtering={filtering} />
      </div>
    </div>
  )
}
