import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttributeLine } from './attributeLines.ts'
import styles from './Attributes.module.css'
import { scaleText } from './scaleText.ts'
import { typeLabel } from '#features/measures/typeLabel.ts'
import type { Language } from '#lib/languages.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import box from '#ui/fields/CheckBox.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import table from '#ui/table.module.css'

const { Part: QuestionDialog, preload } = lazyComponent(
  async () => (await import('./QuestionDialog.tsx')).QuestionDialog,
  'dialog',
)

type Props = {
  line: AttributeLine
  /** Whether any row has a value in the column of states. */
  hasStates: boolean
  index: number
  language: Language
  isActive: boolean
  isChosen: boolean
  isReadOnly: boolean
  onChoose: (isOn: boolean, isRange: boolean) => void
}

/** One attribute: its checkbox, its values, and its question in full on demand. */
export function AttributeRow({ line, hasStates, index, language, isActive, isChosen, isReadOnly, onChoose }: Props) {
  const { t } = useTranslation('measures')
  const isRange = useRef(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <tr className={classNames(table.row, isChosen && table.selected)} data-index={index} aria-rowindex={index + 2}>
      <td className={table.cell}>
        <label className={box.bare}>
          <input
            type="checkbox"
            className={classNames(box.box, isReadOnly && styles.fixed)}
            aria-label={t(isReadOnly && line.origin === 'parent' ? 'attributes.tick-inherited' : 'attributes.tick', {
              name: line.name,
            })}
            checked={isChosen}
            // It stays focusable: the arrow keys move through every row.
            aria-disabled={isReadOnly || undefined}
            tabIndex={isActive ? 0 : -1}
            onClick={(event) => (isRange.current = event.shiftKey)}
            onKeyDown={(event) => (isRange.current = event.shiftKey)}
            onChange={(event) => !isReadOnly && onChoose(event.target.checked, isRange.current)}
          />
        </label>
      </td>
      <td className={classNames(table.cell, styles.key)} title={line.key}>
        <bdi translate="no">{line.key}</bdi>
      </td>
      <td className={table.cell}>
        <button
          type="button"
          className={styles.name}
          title={line.question || line.name}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(true)}
        >
          <bdi translate="no">{line.name}</bdi>
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <QuestionDialog line={line} language={language} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </td>
      {hasStates && (
        <td className={table.cell}>
          {line.isMissing && <Badge kind={isChosen ? 'bad' : 'warn'}>{t('attributes.missing')}</Badge>}
          {line.origin === 'parent' && <Badge>{t('attributes.inherited')}</Badge>}
          {line.origin === 'survey' && <Badge kind="accent">{t('attributes.survey-only')}</Badge>}
        </td>
      )}
      <td className={table.cell}>
        <bdi translate="no">{line.group || '-'}</bdi>
      </td>
      <td className={table.cell}>{typeLabel(line.type, t) || '-'}</td>
      <td className={table.cell}>{scaleText(line.scale, t)}</td>
      <td className={classNames(table.cell, styles.options)} title={line.options}>
        <bdi translate="no">{line.options || '-'}</bdi>
      </td>
    </tr>
  )
}
