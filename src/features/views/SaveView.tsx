import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import type { ListParams } from '#engine/list/url/listParams.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { NameDialog } from './NameDialog.tsx'
import { containsTexts } from './viewState.ts'

type Props = {
  collection: Collection
  params: ListParams
  first: string
  isTaken: (name: string) => boolean
  full: string | undefined
  onSave: (name: string) => void
  onClose: () => void
}

/** A dialog for the name of the current state of a list; shows how long it is kept, and which parts are not. */
export function SaveView({ collection, params, first, isTaken, full, onSave, onClose }: Props) {
  const { t } = useTranslation('actions')
  return (
    <NameDialog
      first={first}
      isTaken={isTaken}
      full={full}
      title={t('view.save-title')}
      onClose={onClose}
      onName={onSave}
    >
      {containsTexts(collection, params) && <Banner kind="info">{t('view.no-texts')}</Banner>}
      <p>{t('view.kept')}</p>
    </NameDialog>
  )
}
