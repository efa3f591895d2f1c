import MailPlus from 'lucide-react/icons/mail-plus'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListToolProps } from '#engine/collection.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: NewJobDialog } = lazyComponent(async () => (await import('./NewJobDialog.tsx')).NewJobDialog, 'dialog')

/** Creates a mail job for users of a list: the selected ones, or all that the list shows. */
export default function NewJobButton(list: ListToolProps) {
  const { t } = useTranslation(['mail', 'portal', 'actions'])
  const isMore = isIgnored(list.query, list.shown)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={MailPlus}
        disabled={isMore || (list.count === 0 && list.selected.length === 0)}
        reason={t(isMore ? 'actions:unapplied-first' : 'portal:no-data')}
        onClick={() => setOpen(true)}
      >
        {t('job')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewJobDialog {...list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
