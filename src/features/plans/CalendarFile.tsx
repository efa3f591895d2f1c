import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslation } from 'react-i18next'
import { type RowAt } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { ofOwnInstitution } from './planRules.ts'
import { saveCalendar } from './saveCalendar.ts'

/** Saves the days of the selected plans, or of all of the list, as a calendar file; never those of another institution. */
export default function CalendarFile({ query, selected }: ListToolProps<RowAt<'results/actions'>>) {
  const { t } = useTranslation('plan')
  const viewer = useViewer()
  const saving = useAction({
    run: async () => {
      const { page: _, ...all } = query
      const rows = selected.length > 0 ? selected : (await listRows('results/actions', { ...all, size: 'all' })).rows
      const own = rows.filter((plan) => ofOwnInstitution(viewer, plan))
      if (!saveCalendar(own, 'server', t)) toast.info(t('calendar.none'))
    },
    title: t('calendar'),
  })
  return (
    <Button busy={saving.isPending} icon={CalendarDays} onClick={() => void saving.run()}>
      {t('calendar')}
    </Button>
  )
}
