import FilePlus from 'lucide-react/icons/file-plus'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { templates } from '#features/mail/calls.ts'
import { createReminderTemplate } from './reminder.ts'

/** Creates the template for reminders of declarations where there is none yet. */
export function ReminderTemplate({ onCreated }: { onCreated: (id: number) => void }) {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const attempt = useRef<IdempotencyState>({})
  const creation = useAction({
    run: async () => await createReminderTemplate(attempt.current),
    title: t('reminder.create'),
    success: t('reminder.created'),
    invalidates: [queryKeys.endpoint(viewer.id, templates)],
    onDone: ({ id }) => onCreated(id),
  })
  return (
    <div>
      <Button icon={FilePlus} busy={creation.isPending} onClick={() => void creation.run()}>
        {t('reminder.create')}
      </Button>
    </div>
  )
}
