import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, fieldOrText } from '#engine/collection.ts'
import styles from '#engine/form/ConflictDialog.module.css'
import { nameOf } from '#engine/form/entries.ts'
import type { FieldConflict } from '#engine/form/merge.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  collection: Collection
  foreign: FieldConflict[]
  onDecide: (keepTheirs: ReadonlySet<string>) => void
  onClose: () => void
}

/** Both versions of a record that somebody else changed meanwhile, field by field; neither is lost. */
export function ConflictDialog({ collection, foreign, onDecide, onClose }: Props) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const labelOf = useKeyLabel(collection)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (key: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  const say = (key: string, value: unknown) =>
    formatValue(fieldOrText(collection, nameOf(collection, key)), nameOf(collection, key), value, labels)
  return (
    <Dialog
      title={t('conflict.title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('conflict.back')}</Button>
          <Button kind="primary" onClick={() => onDecide(theirs)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {foreign.map(({ key, mine, theirs: other, touched }) => (
            <tr key={key}>
              <th scope="row">{labelOf(key)}</th>
              {touched ? (
                <>
                  <td>
                    <Choice
                      name={key}
                      isPicked={!theirs.has(key)}
                      onPick={() => pick(key, false)}
                      text={say(key, mine)}
                    />
                  </td>
                  <td>
                    <Choice
                      name={key}
                      isPicked={theirs.has(key)}
                      onPick={() => pick(key, true)}
                      text={say(key, other)}
                    />
                  </td>
                </>
              ) : (
                <>
                  <td className={styles.untouched}>{t('conflict.untouched')}</td>
                  <td>
                    <bdi>{say(key, other)}</bdi>
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
