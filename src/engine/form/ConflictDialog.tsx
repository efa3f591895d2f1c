import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, fieldOrText } from '#engine/collection.ts'
import styles from '#engine/form/ConflictDialog.module.css'
import { fieldNameOf } from '#engine/form/entries.ts'
import type { FieldConflict } from '#engine/form/merge.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  collection: Collection
  conflicts: FieldConflict[]
  onDecide: (keepTheirs: ReadonlySet<string>) => void
  onClose: () => void
}

/** Shows both versions of a record that somebody else changed meanwhile, field by field, to choose from. */
export function ConflictDialog({ collection, conflicts, onDecide, onClose }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const labels = useLabels(collection)
  const labelOf = useKeyLabel(collection)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (key: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  const textOf = (key: string, value: unknown) =>
    formatValue(fieldOrText(collection, fieldNameOf(collection, key)), fieldNameOf(collection, key), value, labels)
  return (
    <Dialog
      title={t('conflict.title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions:conflict-back')}</Button>
          <Button kind="primary" onClick={() => onDecide(theirs)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t('actions:conflict-text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('actions:conflict-field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ key, ours, theirs: other, isChangedHere }) => (
            <tr key={key}>
              <th scope="row">{labelOf(key)}</th>
              {isChangedHere ? (
                <>
                  <td>
                    <Choice
                      name={key}
                      isPicked={!theirs.has(key)}
                      onPick={() => pick(key, false)}
                      text={textOf(key, ours)}
                    />
                  </td>
                  <td>
                    <Choice
                      name={key}
                      isPicked={theirs.has(key)}
                      onPick={() => pick(key, true)}
                      text={textOf(key, other)}
                    />
                  </td>
                </>
              ) : (
                <>
                  <td className={styles.untouched}>{t('actions:conflict-untouched')}</td>
                  <td>
                    <bdi>{textOf(key, other)}</bdi>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Choice({
  name,
  isPicked,
  onPick,
  text,
}: {
  name: string
  isPicked: boolean
  onPick: () => void
  text: string
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`conflict-${name}`} checked={isPicked} onChange={onPick} />
      <bdi>{text}</bdi>
    </label>
  )
}
