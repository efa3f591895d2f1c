import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useNames } from '#engine/labels.ts'
import { viewAddress } from '#engine/list/url/viewAddress.ts'
import { useViewer } from '#engine/viewer.ts'
import { useRecent } from '#features/palette/useRecent.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The viewer's recently opened records and saved views. */
export function QuickLinks() {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const getName = useNames()
  const collections = use(CollectionsContext)
  const { recent, views } = useDevicePreferences(viewer.id)
  const opened = useRecent(collections, recent, viewer, useLanguage(), { getName })
  const saved = views.flatMap((view) => {
    const collection = collections.get(view.path)
    return collection && can(collection, 'list', viewer)
      ? [{ key: view.id, label: view.name, about: getName(view.path), to: viewAddress(view) }]
      : []
  })
  return [
    { title: t('recent'), ways: opened },
    { title: t('views'), ways: saved },
  ].map(
    ({ title, ways }) =>
      ways.length > 0 && (
        <section key={title} className={card.card} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {ways.map(({ key, label, about, to }) => (
              <li key={key}>
                <Link className={classNames(card.entry, card.way)} to={to}>
                  <bdi>{label}</bdi> <span className={card.about}>{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
