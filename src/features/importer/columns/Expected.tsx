import { useTranslation } from 'react-i18next'
import styles from '#features/importer/Import.module.css'
import { type ColumnLabels, getOptions } from '#features/importer/columnLabels.ts'
import { type Column, isDated } from '#features/importer/reading/cells.ts'
import type { Plan } from '#features/importer/reading/rows.ts'

type Line = { key: string; heading: string; isNeeded: boolean; values: string }

/** A list of more columns is folded. */
const maxUnfolded = 10

/** The expected format of a file: its columns, the needed ones first, and the values that they may have. */
export function Expected({
  plan: { columns, needed },
  labels: { getHeading, getWord },
  note,
}: {
  plan: Plan
  labels: ColumnLabels
  /** What else holds for the rows of the file. */
  note?: string | undefined
}) {
  const { t } = useTranslation('import')
  const names = Object.keys(columns)
  const all = Object.entries(columns).map(([key, column]): Line => ({
    key,
    heading: getHeading(key),
    isNeeded: (needed ?? names).includes(key),
    values: getValues(key, column),
  }))
  const lines = [...all.filter(({ isNeeded }) => isNeeded), ...all.filter(({ isNeeded }) => !isNeeded)]
  return (
    <>
      <p>{t('expected')}</p>
      {lines.length > maxUnfolded ? (
        <details className={styles.found}>
          <summary>{t('expected.columns', { n: lines.length })}</summary>
          <ColumnList lines={lines} />
        </details>
      ) : (
        <ColumnList lines={lines} />
      )}
      {note !== undefined && <p className={styles.muted}>{note}</p>}
    </>
  )

  function getValues(key: string, column: Column): string {
    if (isDated(column)) return t('expected.dates')
    const options = column.kind === 'choice' ? getOptions(key, column, getWord) : []
    const words = options.flatMap(({ word }) => word ?? [])
    const codes = options.map(({ code }) => code).join(', ')
    return words.length > 0 ? t('expected.words', { words: words.join(', '), codes }) : codes
  }
}

function ColumnList({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('import')
  return (
    <ul className={styles.expected} aria-label={t('expected.columns', { n: lines.length })}>
      {lines.map(({ key, heading, isNeeded, values }) => (
        <li key={key}>
          <span>
            <strong>{heading}</strong>{' '}
            <small className={styles.muted}>({t(isNeeded ? 'expected.needed' : 'expected.optional')})</small>
          </span>
          {values !== '' && <span>{values}</span>}
        </li>
      ))}
    </ul>
  )
}
