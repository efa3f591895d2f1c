import Download from 'lucide-react/icons/download'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import styles from '#features/importer/Import.module.css'
import { type ColumnLabels, getOptions } from '#features/importer/columnLabels.ts'
import { isDated } from '#features/importer/reading/cells.ts'
import type { Plan } from '#features/importer/reading/rows.ts'
import { byteOrderMark, csvText } from '#lib/text/csv.ts'
import { Button } from '#ui/actions/Button.tsx'

/** The expected format of a file, and a file with the header to start from. */
export function Expected({
  plan: { columns, needed },
  name,
  labels: { getHeading, getWord },
}: {
  plan: Plan
  name: string
  labels: ColumnLabels
}) {
  const { t } = useTranslation('import')
  const names = Object.keys(columns)
  const optional = names.filter((column) => !(needed ?? names).includes(column))
  const hasDates = Object.values(columns).some(isDated)
  const choices = Object.entries(columns).flatMap(([key, column]) => {
    const options = column.kind === 'choice' ? getOptions(key, column, getWord) : []
    return options.length > 0 ? [{ key, heading: getHeading(key), options }] : []
  })
  const save = () =>
    saveBlob(
      new Blob([byteOrderMark, csvText([names.map(getHeading)])], { type: 'text/csv;charset=utf-8' }),
      t('template.file', { name }),
    )
  return (
    <>
      <p>{t('expected')}</p>
      <code className={styles.header}>
        {names.map((column, index) => (
          // A name such as 'E-Mail' does not break at its hyphen.
          <Fragment key={column}>
            {index > 0 && <wbr />}
            <span className={styles.whole}>
              {index > 0 && ';'}
              {getHeading(column)}
            </span>
          </Fragment>
        ))}
      </code>
      <p className={styles.muted}>
        {optional.length > 0 && t('expected.optional', { names: optional.map(getHeading).join(', ') })}{' '}
        {hasDates && t('expected.dates')}
      </p>
      <div className={styles.actions}>
        <Button icon={Download} kind="plain" onClick={save}>
          {t('template')}
        </Button>
      </div>
      {choices.length > 0 && (
        <details className={styles.found}>
          <summary>{t('expected.values', { names: choices.map(({ heading }) => heading).join(', ') })}</summary>
          <dl className={styles.allowed}>
            {choices.map(({ key, heading, options }) => {
              const words = options.flatMap(({ word }) => word ?? [])
              const codes = options.map(({ code }) => code).join(', ')
              return (
                <div key={key}>
                  <dt>{heading}</dt>
                  <dd>{words.length > 0 ? t('expected.words', { words: words.join(', '), codes }) : codes}</dd>
                </div>
              )
            })}
          </dl>
        </details>
      )}
    </>
  )
}
