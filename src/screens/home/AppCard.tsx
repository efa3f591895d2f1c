import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { type AppObject, getObjects, institutionPath, pathOfObject } from '#features/apps/permittedApps.ts'
import type { AppWithObjects } from '#features/apps/useApps.ts'
import { programmes } from '#lib/areas.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import styles from './Home.module.css'
import { ObjectStatus } from './ObjectStatus.tsx'
import { OpenApp } from './OpenApp.tsx'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

const atFirst = 8
const maxCounted = 3
const link = classNames(card.entry, card.way)

/** An app with the viewer's objects in it; many of them can be searched. */
export function AppCard({ app, objects, isLoading, error }: AppWithObjects) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const getName = useNames()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = objects.filter(({ name }) => normalizeForSearch(name).includes(normalizeForSearch(search.trim())))
  const [programme] = getObjects(app, viewer)?.endpoint.split('/') ?? []
  // A programme has the name that the menu gives it, in the language of the page.
  const isProgramme = app.internal && programme !== undefined && app.path === `/${programme}`
  const name = isProgramme ? getName(programme) : app.name
  // The server has it in German only.
  const known = isProgramme && language !== 'de' && programmes.find((one) => one === programme)
  const about = app.description && known ? t(`about.${known}`) : app.description
  // Each is counted with a request of its own.
  const hasStatus = objects.length <= maxCounted && institutionPath(app, 0, viewer) !== undefined && app.path !== '/irp'
  const shown = isWhole || search ? found : found.slice(0, atFirst)

  return (
    <section className={card.card} aria-label={name}>
      <h2>{isProgramme ? name : <bdi translate="no">{name}</bdi>}</h2>
      {about && <p className={card.about}>{about}</p>}
      {app.internal && viewer.isStaff && (
        <Link className={link} to={app.path}>
          {t('dashboard')}
        </Link>
      )}
      {/* Staff have no institutions of their own, and in external apps hardly anybody has: no space is reserved. */}
      {isLoading && app.internal && !viewer.isStaff && <Skeleton shape="list" rows={3} />}
      {error && <p className={card.error}>{errorMessage(error)}</p>}
      {objects.length > atFirst && (
        <TextField
          label={t('search-in', { name })}
          hideLabel
          placeholder={t('search')}
          type="search"
          value={search}
          onChange={setSearch}
          clearable
        />
      )}
      <ul>
        {shown.map((object) => (
          <li key={object.id} className={styles.object}>
            {app.internal ? (
              <>
                <ObjectLink to={pathOfObject(app, object.id, viewer)} object={object} />
                <PageLink to={institutionPath(app, object.id, viewer)} name={object.name} />
                {hasStatus && app.contentType !== null && <ObjectStatus type={app.contentType} id={object.id} />}
              </>
            ) : (
              <bdi translate="no" className={card.entry}>
                {object.name}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      {search && found.length === 0 && <p className={card.about}>{t('nothing-found')}</p>}
      {!isWhole && !search && found.length > atFirst && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {t('show-all', { n: showNumber(found.length) })}
        </Button>
      )}
      {!app.internal && <OpenApp app={app} />}
    </section>
  )
}

function ObjectLink({ to, object }: { to: string; object: AppObject }) {
  return (
    <Link className={link} to={to}>
      <bdi translate="no">{object.name}</bdi>
    </Link>
  )
}

function PageLink({ to, name }: { to: string | undefined; name: string }) {
  const { t } = useTranslation('home')
  return (
    to && (
      <Link className={classNames(link, styles.page)} to={to} aria-label={t('institution.page-of', { name })}>
        {t('institution.page')}
      </Link>
    )
  )
}
