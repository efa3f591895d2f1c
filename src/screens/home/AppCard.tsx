import { useState } from 'react'
import { Link } from 'react-router-dom'
import { faultText } from '#api/faultText.ts'
import { useViewer } from '#engine/viewer.ts'
import { type AppObject, pathOfObject } from '#features/apps/permittedApps.ts'
import type { AppWithObjects } from '#features/apps/useApps.ts'
import { fold } from '#lib/fold.ts'
import styles from '#screens/home/Home.module.css'
import { OpenApp } from '#screens/home/OpenApp.tsx'
import { showNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFileWords } from '#ui/words.ts'

const atFirst = 8

/** An app with the objects one has in it; many of them can be searched. */
export function AppCard({ app, objects, isLoading, fault }: AppWithObjects) {
  const { say } = useFileWords('home')
  const viewer = useViewer()
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = objects.filter(({ name }) => fold(name).includes(fold(search.trim())))
  const shown = isWhole || search ? found : found.slice(0, atFirst)

  return (
    <section className={styles.card} aria-label={app.name}>
      <h2>
        <bdi>{app.name}</bdi>
      </h2>
      {app.description && <p className={styles.about}>{app.description}</p>}
      {app.internal && viewer.isStaff && <Link className={styles.entry} to={app.path}>{say('dashboard')}</Link>}
      {isLoading && <Skeleton shape="text" rows={3} />}
      {fault && <p className={styles.fault}>{faultText(fault)}</p>}
      {objects.length > atFirst && <TextField label={say('search-in', { name: app.name })} hideLabel placeholder={say('search')} type="search" value={search} onChange={setSearch} clearable />}
      <ul className={styles.list}>
        {shown.map((object) => (
          <li key={object.id}>{app.internal ? <ObjectLink to={pathOfObject(app, object.id, viewer)} object={object} /> : <bdi className={styles.entry}>{object.name}</bdi>}</li>
        ))}
      </ul>
      {search && found.length === 0 && <p className={styles.about}>{say('nothing-found')}</p>}
      {!isWhole && !search && found.length > atFirst && (
        <Button kind="plain" onClick={() => setWhole(true)}>{say('show-all', { n: showNumber(found.length) })}</Button>
      )}
      {!app.internal && <OpenApp app={app} />}
    </section>
  )
}

function ObjectLink({ to, object }: { to: string; object: AppObject }) {
  return (
    <Link className={styles.entry} to={to}>
      <bdi>{object.name}</bdi>
    </Link>
  )
}
