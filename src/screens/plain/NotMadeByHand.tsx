import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Replaces the form of a new record that people do not create by hand. */
export function NotMadeByHand({ collection }: { collection: Collection }) {
  const { t } = useTranslation('actions')
  const { many } = useLabels(collection)
  return (
    <PlainPage
      icon={Inbox}
      title={many}
      text={t('not-by-hand')}
      action={
        <LinkButton kind="primary" to={`/${collection.path}`}>
          {t('to-list')}
        </LinkButton>
      }
    />
  )
}
