import ArrowRight from 'lucide-react/icons/arrow-right'
import Minus from 'lucide-react/icons/minus'
import PenLine from 'lucide-react/icons/pen-line'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import type { Change } from './diff.ts'
import styles from '#features/history/History.module.css'
import { placeLabel, getTarget } from '#features/history/getTarget.ts'
import { TextDiff } from './TextDiff.tsx'
import { Value } from './Value.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

const signs = { add: Plus, update: PenLine, delete: Minus }
const isLong = 60

type Props = {
  collection: Collection
  labels: Labels
  change: Change
  /** The value of a first version, which changed nothing. */
  isInitial?: boolean
}

/** One change: an icon and a label for its kind, its path, and the values; of a first version the value alone. */
export function ChangeLine({ collection, labels, change, isInitial = false }: Props) {
  const { t } = useTranslation(['history', 'portal'])
  const { kind, path, before, after } = change
  const { field, language } = getTarget(collection, path[0] ?? '')
  const inner = path.slice(1).map((step) => (step.startsWith('#') ? step : placeLabel(step, labels)))
  const Sign = signs[kind]
  const value = (one: unknown) => <Value collection={collection} labels={labels} path={path} value={one} />
  // Times, dates and numbers are shown as a whole, however long they are.
  const isProse = !field || getType(field).holds !== undefined
  const isText =
    isProse && typeof before === 'string' && typeof after === 'string' && before.length + after.length > isLong
  return (
    <li className={styles.change}>
      {!isInitial && (
        <span className={classNames(styles.kind, styles[kind])}>
          <Sign aria-hidden="true" size={14} />
          {t(kind)}
        </span>
      )}
      <div className={styles.values}>
        {language && <span className={styles.place}>{t(`portal:language.${language}`)}</span>}
        {inner.length > 0 && (
          <span className={styles.place}>
            <bdi translate="no">{inner.join(' › ')}</bdi>
          </span>
        )}
        {isText && <TextDiff before={before} after={after} />}
        {!isText && before !== undefined && (
          <del className={styles.delete}>
            <VisuallyHidden>{t('before')} </VisuallyHidden>
            {value(before)}
          </del>
        )}
        {!isText && kind === 'update' && <ArrowRight aria-hidden="true" className={styles.arrow} size={14} />}
        {isInitial && value(after)}
        {!isText && !isInitial && after !== undefined && (
          <ins className={styles.add}>
            <VisuallyHidden>{t('after')} </VisuallyHidden>
            {value(after)}
          </ins>
        )}
      </div>
    </li>
  )
}
