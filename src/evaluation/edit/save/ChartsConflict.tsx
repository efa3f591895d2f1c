import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnSave } from '#api/rows/ownSaves.ts'
import type { Collection } from '#engine/collection.ts'
import { LastSaved, versioned } from '#engine/form/save/LastSaved.tsx'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { type Entry, readEntry } from '#evaluation/edit/draft/entries.ts'
import styles from './ChartsConflict.module.css'
import { findDiffering } from './findDiffering.ts'
import type { ChartConflict } from './chartConflicts.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type ChartsConflictProps = {
  collection: Collection
  current: EvaluationRow
  foreign: ChartConflict[]
  onDecide: (keepTheirs: ReadonlySet<string> | null) => void
}

/**
 * The charts that somebody else, or the same person in another window, changed in the meantime: both versions of each,
 * and who saved them when; neither is lost.
 */
export function ChartsConflict({ collection, current, foreign, onDecide }: ChartsConflictProps) {
  const { t } = useTranslation(['editor', 'portal', 'actions'])
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const isOwn = isOwnSave(collection.endpoint, current)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (key: string, isTheirs: boolean) =>
    setTheirs((now) => new Set([...now].filter((one) => one !== key).concat(isTheirs ? key : [])))
  const getTitle = (entry: Entry | null) => {
    if (!entry) return ''
    const { chart, title } = readEntry(entry)
    return chartTitle(chart ?? { ...emptyChart, ...title }, language, tCharts).title
  }
  const untouched = (mine: Entry | null, other: Entry | null) => {
    const change = getChange(mine, other)
    return isOwn ? t(`conflict.own-${change}`) : t(`conflict.their-${change}`)
  }
  const version = (own: Entry | null, other: Entry | null) => {
    if (!own) return t('conflict.deleted')
    if (!other) return t('conflict.kept', { title: getTitle(own) })
    const parts = findDiffering(own.stored, other.stored).map((part) => t(`part.${part}`))
    return `${getTitle(own)} (${parts.join(', ')})`
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={() => onDecide(null)}>{t('conflict.back')}</Button>
          <Button kind="primary" onClick={() => onDecide(theirs)}>
            {t('actions:conflict-save')}
          </Button>
        </>
      }
      size="wide"
      title={t(isOwn ? 'conflict.own' : 'conflict')}
      onClose={() => onDecide(null)}
    >
      <p>{t(isOwn ? 'conflict.own-text' : 'conflict.text')}</p>
      <LastSaved collection={collection} changed={[versioned(collection, current)]} />
      <ul className={styles.list}>
        {foreign.map(({ key, mine, theirs: other, touched }) => (
          <li key={key}>
            <fieldset className={styles.chart}>
              <legend>
                <bdi>{getTitle(mine ?? other)}</bdi>
              </legend>
              {touched ? (
                <>
                  <Choice
                    isSelected={!theirs.has(key)}
                    label={t('actions:conflict-mine')}
                    name={key}
                    text={version(mine, other)}
                    onPick={() => pick(key, false)}
                  />
                  <Choice
                    isSelected={theirs.has(key)}
                    label={t(isOwn ? 'actions:conflict-own-theirs' : 'actions:conflict-theirs')}
                    name={key}
                    text={version(other, mine)}
                    onPick={() => pick(key, true)}
                  />
                </>
              ) : (
                <p className={styles.untouched}>{untouched(mine, other)}</p>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function getChange(mine: Entry | null, theirs: Entry | null): 'new' | 'delete' | 'change' {
  if (!mine) return 'new'
  return theirs ? 'change' : 'delete'
}

function Choice({
  name,
  label,
  text,
  isSelected,
  onPick,
}: {
  name: string
  label: string
  text: string
  isSelected: boolean
  onPick: () => void
}) {
  return (
    <label className={styles.choice}>
      <input checked={isSelected} name={`conflict-${name}`} type="radio" onChange={onPick} />
      <bdi>{`${label}${labelSeparator()}${text}`}</bdi>
    </label>
  )
}
