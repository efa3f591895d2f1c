import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '#features/evaluation/charts/words/chartWords.ts'
import type { Attribute, ChartType, Item } from '#features/evaluation/data/chart.ts'
import { CheckBox } from '#ui/CheckBox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import type { Option } from '#ui/OptionRow.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '#ui/i18n.ts'
import css from './Form.module.css'
import { takesItem, usesOf } from './uses.ts'

type Props = {
  item: Item
  type: ChartType
  attributes: readonly Attribute[]
  options: Option[]
  isFirst: boolean
  isLast: boolean
  onChange: (item: Item) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One item: its name, its place, and on demand the questions it is made of. */
export function ItemRow({ item, type, attributes, options, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const own = item.keys.map((key) => attributes.find((attribute) => attribute.key === key))
  const names = own.map((attribute, index) => (attribute ? textOf(attribute.name, language) : (item.keys[index] ?? '')))
  const isTranslated = item.name === '' || (own.length === 1 && (item.name === own[0]?.name.de || item.name === own[0]?.key))
  const name = isTranslated ? names.join(', ') : item.name
  const misfit = own.find((attribute) => attribute && !takesItem(type, attribute))
  return (
    <li className={css['row']}>
      <div className={css['head']}>
        <span className={css['name']}>
          <bdi>{name}</bdi>
          {item.keys.length > 1 && <small>{t(item.skala && usesOf(type).skala ? 'item.score-of' : 'item.pooled-of', { n: item.keys.length })}</small>}
        </span>
        <IconButton disabled={isFirst} icon={ArrowUp} label={t('row.up', { name })} onClick={() => onMove(-1)} />
        <IconButton disabled={isLast} icon={ArrowDown} label={t('row.down', { name })} onClick={() => onMove(1)} />
        <IconButton expanded={isOpen} icon={SlidersHorizontal} label={t('item.change', { name })} onClick={() => setOpen(!isOpen)} />
        <IconButton icon={X} label={t('row.remove', { name })} onClick={onRemove} />
      </div>
      {misfit && (
        <p className={css['warning']}>
          <TriangleAlert aria-hidden="true" size={14} /> {t('item.misfit')}
        </p>
      )}
      {isOpen && (
        <div className={css['detail']}>
          <TextField hint={t('item.name-hint')} label={t('item.name')} maxLength={200} placeholder={names.join(', ')} value={item.name} onChange={(text) => onChange({ ...item, name: text })} />
          <MultiDropdown clearable={false} hint={t('item.keys-hint')} label={t('item.keys')} options={options} value={item.keys} onChange={(keys) => keys.length > 0 && onChange({ ...item, keys })} />
          {item.keys.length > 1 && usesOf(type).skala && <CheckBox checked={item.skala} hint={t('item.skala-hint')} label={t('item.skala')} onChange={(skala) => onChange({ ...item, skala })} />}
        </div>
      )}
    </li>
  )
}
