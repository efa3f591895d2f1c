import { useQueryClient } from '@tanstack/react-query'
import Save from 'lucide-react/icons/save'
import { useTranslation } from 'react-i18next'
import { isOwnSave } from '#api/rows/ownSaves.ts'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { LastSaved, versioned } from '#engine/form/save/LastSaved.tsx'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import type { AttributeLine } from './attributeLines.ts'
import styles from './Attributes.module.css'
import { type Edits, type Foreign, saveSelection } from './selection.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toast } from '#ui/feedback/toasts.ts'

type Props = {
  collection: Collection
  row: RowAt<'results/measures'>
  lines: readonly AttributeLine[]
  edits: Edits
  chosen: number
  onDiscard: () => void
  onSaved: (sent: Edits) => void
}

/** Shows the selection and its changes and saves it; leaving before needs a confirmation. */
export function SaveSelection({ collection, row, lines, edits, chosen, onDiscard, onSaved }: Props) {
  const { t } = useTranslation(['measures', 'portal', 'actions'])
  const viewer = useViewer()
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const added = [...edits.values()].filter(Boolean).length
  const agree = async ({ added: theirs, removed }: Foreign, fresh: RowAt<'results/measures'>) => {
    const whose = isOwnSave(collection.endpoint, fresh) ? 'own' : 'conflict'
    return await confirm({
      kind: 'warning',
      title: t(whose === 'own' ? 'actions:conflict-own-title' : 'actions:conflict-title'),
      text: t(`attributes.${whose}`),
      note: <LastSaved collection={collection} changed={[versioned(collection, fresh)]} />,
      confirmLabel: t('attributes.save'),
      details: [
        ...theirs.map((key) => t(`attributes.${whose}-added`, { key })),
        ...removed.map((key) => t(`attributes.${whose}-removed`, { key })),
      ],
    })
  }
  const saving = useAction({
    run: async () => {
      const getAttribute = (key: string) => lines.find((line) => line.key === key)?.attribute?.stored
      const isSaved = await saveSelection(row, edits, getAttribute, agree)
      // The record is updated before the edits are cleared, so that the selection does not flicker.
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, 'results/measures') })
      if (isSaved) {
        onSaved(edits)
        toast.success(t('attributes.saved'))
      }
      return isSaved
    },
    title: t('attributes.save'),
  })
  const save = async () => (await saving.run()) === true
  useUnsavedGuard(edits.size > 0, undefined, isOnline && !saving.isPending ? save : undefined)
  return (
    <div className={styles.bar}>
      <p className={styles.sum} role="status">
        {t('attributes.chosen', { count: chosen })}
        {edits.size > 0 &&
          ` · ${t('attributes.changed', { added: showNumber(added), removed: showNumber(edits.size - added) })}`}
      </p>
      <Button kind="plain" disabled={edits.size === 0 || saving.isPending} onClick={onDiscard}>
        {t('attributes.discard')}
      </Button>
      <Button
        kind="primary"
        icon={Save}
        busy={saving.isPending}
        disabled={edits.size === 0 || !isOnline}
        reason={t(isOnline ? 'actions:form.nothing-changed' : 'actions:form.offline')}
        onClick={() => void save()}
      >
        {t('attributes.save')}
      </Button>
    </div>
  )
}
