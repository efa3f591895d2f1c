import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isNumeric } from '#evaluation/counting/table/values.ts'
import { getText } from '#evaluation/model/words.ts'
import type { Attribute, ChartType } from '#evaluation/model/chart.ts'
import { hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import type { Option } from '#ui/select/ListPanel.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from '#evaluation/edit/chart/Form.module.css'
import { ItemDetail } from './ItemDetail.tsx'
import { MoveButtons } from '#evaluation/edit/chart/MoveButtons.tsx'
import { acceptsItem, getUses } from '#evaluation/edit/chart/draft/uses.ts'

type Props = {
  /** Its path in the chart: `data.0`. */
  at: `data.${number}`
  type: ChartType
  attributes: readonly Attribute[]
  options: Option[]
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One item: its name, its position, and on demand its questions. */
export function ItemRow({ at, type, attributes, options, isFirst, isLast, onMove, onRemove }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const item = useWatch<ChartDraft, `data.${number}`>({ name: at })
  const own = item.keys.map((key) => attributes.find((attribute) => attribute.key === key))
  const names = own
    .map((attribute, index) => (attribute ? getText(attribute.name, language) : (item.keys[index] ?? '')))
    .join(', ')
  const isTranslated =
    item.name === '' || (own.length === 1 && (item.name === own[0]?.name.de || item.name === own[0]?.key))
  const name = isTranslated ? names : item.name
  const misfit = own.find((attribute) => attribute && !acceptsItem(type, attribute))
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>
          <bdi translate="no">{name}</bdi>
          {item.keys.length > 1 && (
            <small>
              {t(item.skala && getUses(type).skala ? 'item.score-of' : 'item.pooled-of', { n: item.keys.length })}
            </small>
          )}
        </span>
        <MoveButtons isFirst={isFirst} isLast={isLast} name={name} onMove={onMove} />
        <IconButton
          expanded={isOpen}
          icon={SlidersHorizontal}
          label={t('item.change', { name })}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton icon={X} label={t('row.remove', { name })} onClick={onRemove} />
      </div>
      {misfit && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" size={14} /> {t('item.misfit')}
        </p>
      )}
      {isOpen && (
        <ItemDetail
          at={at}
          canBeScale={own.some((one) => one && isNumeric(one) && !one.scale && one.options.length > 0)}
          canBeScore={item.keys.length > 1 && getUses(type).skala}
          hasFigures={hasFigures({ type })}
          options={options}
          questions={names}
        />
      )}
    </li>
  )
}
