import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { childRowsQuery } from '#evaluation/board/childRows.ts'
import styles from './Header.module.css'

type Props = { collection: Collection; ids: number[] }

/** Opens one of the child evaluations that the viewer may see. */
export function ChildSelect({ collection, ids }: Props) {
  const { id } = useViewer()
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const navigate = useNavigate()
  const { data } = useQuery(childRowsQuery(id, ids))
  const options = (data ?? []).map((row) => {
    const [title, label] = [getTitle(collection, row, language), typeof row.label === 'string' ? row.label : '']
    return { value: String(row.id), label: label === '' || label === title ? title : `${label} – ${title}` }
  })
  if (options.length === 0) return null
  return (
    <div className={styles.children}>
      <Dropdown
        hideLabel
        label={t('children')}
        options={options}
        placeholder={t('children')}
        value={null}
        onChange={(chosen) => void navigate(`/${collection.path}/${chosen}`)}
      />
    </div>
  )
}
