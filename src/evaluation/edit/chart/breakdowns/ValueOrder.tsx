import { useTranslation } from 'react-i18next'
import type { Value } from '#evaluation/model/chart.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import styles from '#evaluation/edit/chart/Form.module.css'
import { MoveButtons } from '#evaluation/edit/chart/MoveButtons.tsx'

type Props = {
  /** The selected values of a breakdown in their order. */
  values: { value: Value; label: string }[]
  isByHand: boolean
  onByHand: (isByHand: boolean) => void
  onChange: (values: Value[]) => void
}

/** The order of the selected values: that of the attribute, or one set by hand. */
export function ValueOrder({ values, isByHand, onByHand, onChange }: Props) {
  const { t } = useTranslation('editor')
  const move = (at: number, by: -1 | 1) => {
    const moved = values.map(({ value }) => value)
    moved.splice(at + by, 0, ...moved.splice(at, 1))
    onChange(moved)
  }
  return (
    <>
      <CheckBox checked={isByHand} hint={t('cut.by-hand-hint')} label={t('cut.by-hand')} onChange={onByHand} />
      {isByHand && (
        <ol aria-label={t('cut.order')} className={styles.rows}>
          {values.map(({ value, label }, at) => (
            <li className={styles.row} key={String(value)}>
              <div className={styles.head}>
                <span className={styles.name} translate="no">
                  {label}
                </span>
                <MoveButtons
                  isFirst={at === 0}
                  isLast={at === values.length - 1}
                  name={label}
                  onMove={(by) => move(at, by)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
