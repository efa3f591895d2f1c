import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataState } from '#evaluation/board/dataState/DataState.tsx'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { FilterBar } from '#evaluation/board/filters/FilterBar.tsx'
import styles from '#evaluation/board/grid/Grid.module.css'
import type { Board } from '#evaluation/board/useBoard.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import type { Chart } from '#evaluation/model/chart.ts'
import { EmptiedCharts } from './EmptiedCharts.tsx'
import type { Lines } from './useLines.ts'

type Props = {
  board: Board
  measures: EvaluationData['records']
  lines: Lines
  /** The charts as they are stored for this reader. */
  charts: readonly Chart[]
}

/** What applies to all charts: the state of the data, whose answers they show, what they are compared with, filters. */
export function ReaderTop({ board, measures, lines, charts }: Props) {
  const { t } = useTranslation(['evaluation', 'charts'])
  const { data, states, rows, offered, filtering, ownSwitch, institutions } = board
  const isPhone = useIsPhone()
  const hasRows = states.some(({ readAt }) => readAt !== null)
  // First: its button stays where it is however much is chosen.
  const filterBar = offered.length > 0 && (
    <FilterBar
      data={data}
      filters={filtering}
      offered={offered}
      rows={rows}
      total={states.reduce((sum, state) => sum + (state.readAt === null ? 0 : state.rows), 0)}
    />
  )
  const state = { data, measures, provenance: board.page, states, subject: board.subject }
  const choices = (
    <>
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
    </>
  )
  const emptied = (
    <div className={styles.state}>
      <EmptiedCharts charts={charts} filtering={filtering} />
    </div>
  )
  if (isPhone)
    return (
      <div className={styles.top}>
        {filterBar}
        <Folded isLoading={getSummary(states).isLoading}>
          {states.length > 0 && <DataState {...state} part="line" />}
          {choices}
        </Folded>
        {/* What is missing stays in sight. */}
        <DataState {...state} part="problems" />
        {emptied}
      </div>
    )
  return (
    <div className={styles.top}>
      {states.length > 0 && (
        <div className={styles.state}>
          <DataState {...state} />
        </div>
      )}
      {filterBar}
      {choices}
      {emptied}
    </div>
  )
}

/** On a phone, where the figures come first: one button in the line of the filter opens the rest. */
function Folded({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { t } = useTranslation('evaluation')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.unfold}>
        <button aria-controls={id} aria-expanded={isOpen} type="button" onClick={() => setOpen(!isOpen)}>
          <span>{t('top.more')}</span>
          <ChevronDown aria-hidden="true" size={16} />
        </button>
        {isLoading && !isOpen && <progress aria-label={t('loading-rows')} />}
      </span>
      <div className={styles.folded} hidden={!isOpen} id={id}>
        {children}
      </div>
    </>
  )
}
