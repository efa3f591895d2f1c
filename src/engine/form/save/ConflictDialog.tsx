import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnSave } from '#api/rows/ownSaves.ts'
import type { Row } from '#api/rows/page.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import styles from './ConflictDialog.module.css'
import { getFieldName } from '#engine/fields/useKeyLabel.ts'
import { findChanged, LastSaved } from './LastSaved.tsx'
import { getItems } from './listItems.ts'
import type { FieldConflict } from './merge.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazy } from '#ui/lazy/lazy.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'

type Props = {
  collection: Collection
  conflicts: FieldConflict[]
  current: Row
  onDecide: (keepTheirs: ReadonlySet<string>) => void
  onClose: () => void
}

/**
 * Shows both versions of a record that somebody else changed meanwhile, field by field, to select from, with who saved
 * it and when.
 */
export function ConflictDialog({ collection, conflicts, current, onDecide, onClose }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const isOwn = isOwnSave(collection.endpoint, current)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (id: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(id)
    else next.delete(id)
    setTheirs(next)
  }
  const toText = (key: string, value: unknown) => {
    const name = getFieldName(collection, key)
    const field = getField(collection, name)
    if (getItems(field)) return <Item collection={collection} name={name} item={value} />
    return <bdi>{formatValue(field, name, value, labels)}</bdi>
  }
  return (
    <Dialog
      title={t(isOwn ? 'actions:conflict-own-title' : 'actions:conflict-title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions:conflict-back')}</Button>
          <Button kind="primary" onClick={() => onDecide(theirs)}>
            {t('actions:conflict-save')}
          </Button>
        </>
      }
    >
      <p>{t(isOwn ? 'actions:conflict-own-text' : 'actions:conflict-text')}</p>
      <LastSaved collection={collection} changed={findChanged(collection, conflicts, current)} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('actions:conflict-field')}</th>
            <th scope="col">{t('actions:conflict-mine')}</th>
            <th scope="col">{t(isOwn ? 'actions:conflict-own-theirs' : 'actions:conflict-theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ id, key, ours, theirs: other, isChangedHere }) => (
            <tr key={id}>
              <th scope="row">{getLabel(key)}</th>
              {isChangedHere ? (
                <>
                  <td>
                    <Choice name={id} isSelected={!theirs.has(id)} onPick={() => pick(id, false)}>
                      {toText(key, ours)}
                    </Choice>
                  </td>
                  <td>
                    <Choice name={id} isSelected={theirs.has(id)} onPick={() => pick(id, true)}>
                      {toText(key, other)}
                    </Choice>
                  </td>
                </>
              ) : (
                <>
                  <td className={styles.untouched}>{t('actions:conflict-untouched')}</td>
                  <td>
                    {toText(key, other)}
                    {other === undefined && <> ({toText(key, ours)})</>}
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

/** An item of a list, by the name its collection gives it. */
function Item({ collection, name, item }: { collection: Collection; name: string; item: unknown }) {
  const { t } = useTranslation('actions')
  const load = toObjects<Entry>(collection.form).find(({ field }) => field === name)?.item
  if (item === undefined || !load) return t('conflict-absent')
  const { Part: Name } = lazy(load, 'line')
  return (
    <Suspense fallback={null}>
      <Name collection={collection} item={item} />
    </Suspense>
  )
}

type ChoiceProps = { name: string; isSelected: boolean; onPick: () => void; children: ReactNode }

function Choice({ name, isSelected, onPick, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`conflict-${name}`} checked={isSelected} onChange={onPick} />
      <span>{children}</span>
    </label>
  )
}
