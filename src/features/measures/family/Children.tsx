import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { isSpecificParent } from '#api/evaluationMarks.ts'
import type { PanelProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Family.module.css'
import { childrenQuery } from './childrenQuery.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import table from '#ui/table.module.css'

const columns = ['name', 'label', 'data', 'results', 'last'] as const

/** The children of a measure: their names, their data source, and their number. */
export function Children({ collection, row }: PanelProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const language = useLanguage()
  const answer = useQuery(childrenQuery(viewer.id, row.id))
  if (answer.error)
    return (
      <Banner kind="error" action={<Button onClick={() => void answer.refetch()}>{t('portal:retry')}</Button>}>
        {errorMessage(answer.error)}
      </Banner>
    )
  if (!answer.data) return <Skeleton shape="table" rows={3} />
  if (answer.data.length === 0) return <p>{t(row.is_parent_measure === true ? 'family.none' : 'family.no-parent')}</p>
  return (
    <>
      {isSpecificParent(row.id) && (
        <p className={styles.mark}>
          <Badge kind="accent">{t('family.specific-parent')}</Badge>
        </p>
      )}
      <div className={classNames(table.wrap, styles.wrap)} tabIndex={0} role="region" aria-label={t('family.children')}>
        <table className={table.table}>
          <thead className={table.head}>
            <tr>
              {columns.map((column) => (
                <th key={column} className={classNames(table.cell, column === 'results' && table.number)} scope="col">
                  {t(`family.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((child) => (
              <tr key={child.id} className={table.row}>
                <td className={table.cell}>
                  {linkTo(`/${collection.path}/${child.id}`, getTitle(collection, child, language))}
                </td>
                <td className={table.cell}>
                  <bdi translate="no">{toText(child.label) || '-'}</bdi>
                </td>
                <td className={table.cell}>
                  {t(child.inherit_data === true ? 'family.inherits-short' : 'family.own-short')}
                </td>
                <td className={classNames(table.cell, table.number)} translate="no">
                  {showNumber(child.results_count)}
                </td>
                <td className={table.cell}>{showMoment(child.last_import_at, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function linkTo(path: string, name: string) {
  return (
    <Link className={table.link} to={path}>
      <bdi translate="no">{name}</bdi>
    </Link>
  )
}
