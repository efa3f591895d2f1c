import { useQueryClient } from '@tanstack/react-query'
import Save from 'lucide-react/icons/save'
import { useState } from 'react'
import type { Row } from '#api/page.ts'
import { useUnsavedGuard } from '#engine/form/useUnsavedGuard.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import type { AttributeLine } from '#features/measures/attributes/attributeLines.ts'
import styles from '#features/measures/attributes/Attributes.module.css'
import { type Edits, type Foreign, saveSelection } from '#features/measures/attributes/selection.ts'
import { showNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'
import { useFileWords, useWords } from '#ui/words.ts'

type Props = { row: Row; lines: readonly AttributeLine[]; edits: Edits; chosen: number; onDiscard: () => void; onSaved: (sent: Edits) => void }

/** Says what is chosen and changed, and saves it; who leaves before is asked. */
export function SaveSelection({ row, lines, edits, chosen, onDiscard, onSaved }: Props) {
  const t = useWords()
  const { say } = useFileWords('measures')
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useTellFault()
  const isOnline = useIsOnline()
  const [isBusy, setBusy] = useState(false)
  const added = [...edits.values()].filter(Boolean).length
  useUnsavedGuard(edits.size > 0)

  const agree = async ({ added: theirs, removed }: Foreign) =>
    await confirm({
      kind: 'warning',
      title: t('conflict.title'),
      text: say('attributes.conflict'),
      confirmLabel: say('attributes.save'),
      details: [...theirs.map((key) => say('attributes.conflict-added', { key })), ...removed.map((key) => say('attributes.conflict-removed', { key }))],
    })
  const save = async () => {
    setBusy(true)
    try {
      const isSaved = await saveSelection(row, edits, (key) => lines.find((line) => line.key === key)?.attribute?.stored, agree)
      // The record as it is now, before the edits go: what was ticked is not to flicker.
      await client.invalidateQueries({ queryKey: [viewer.id, 'results/measures'] })
      if (isSaved) {
        onSaved(edits)
        notify.success(say('attributes.saved'))
      }
    } catch (error) {
      tellFault(error, say('attributes.save'))
    }
    setBusy(false)
  }
  return (
    <div className={styles.bar}>
      <p className={styles.sum} role="status">
        {say('attributes.chosen', { n: showNumber(chosen) })}
        {edits.size > 0 && ` · ${say('attributes.changed', { added: showNumber(added), removed: showNumber(edits.size - added) })}`}
      </p>
      <Button kind="plain" disabled={edits.size === 0 || isBusy} onClick={onDiscard}>{say('attributes.discard')}</Button>
      <Button kind="primary" icon={Save} busy={isBusy} disabled={edits.size === 0 || !isOnline} reason={t(isOnline ? 'form.nothing-changed' : 'form.offline')} onClick={() => void save()}>
        {say('attributes.save')}
      </Button>
    </div>
  )
}
