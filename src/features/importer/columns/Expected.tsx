import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import styles from '#features/importer/Import.module.css'
import { isDated } from '#features/importer/reading/cells.ts'
import type { Plan } from '#features/importer/reading/rows.ts'
import { byteOrderMark, csvText } from '#lib/text/csv.ts'
import { Button } from '#ui/actions/Button.tsx'

/** The expected format of a file, and a file with the header to start from. */
export function Expected({
  plan: { columns, needed },
  name,
  getHeading,
}: {
  plan: Plan
  name: string
  getHeading: (column: string) => string
}) {
  const { t } = useTranslation('import')
  const names = Object.keys(columns)
  const optional = names.filter((column) => !(needed ?? names).includes(column))
  const hasDates = Object.values(columns).some(isDated)
  const save = () =>
    saveBlob(
      new Blob([byteOrderMark, csvText([names.map(getHeading)])], { type: 'text/csv;charset=utf-8' }),
      t('template.file', { name }),
    )
  return (
    <>
      <p>{t('expected')}</p>
      <code className={styles.header}>{names.map(getHeading).join(';')}</code>
      {Object.entries(columns).map(
        ([name, column]) =>
          'options' in column &&
          column.kind === 'choice' && (
            <p key={name} className={styles.muted}>
              {t('expected.options', {
                name: getHeading(name),
                options: column.options.map(([value]) => value).join(', '),
              })}
            </p>
          ),
      )}
      {optional.length > 0 && (
        <p className={styles.muted}>{t('expected.optional', { names: optional.map(getHeading).join(', ') })}</p>
      )}
      {hasDates && <p className={styles.muted}>{t('expected.dates')}</p>}
      <div className={styles.actions}>
        <Button icon={Download} kind="plain" onClick={save}>
          {t('template')}
        </Button>
      </div>
    </>
  )
}
