import i18next from 'i18next'
import { createRoutesFromElements, Navigate, Route, useOutletContext, useParams, useRoutes } from 'react-router-dom'
import { reviewing } from '#api/rules.ts'
import type { Viewer } from '#api/viewer.ts'
import { Protected, useGuarded } from '#app/guards.tsx'
import { switchLanguage } from '#app/preferences.ts'
import { PublicPage } from '#app/PublicPage.tsx'
import type { Collection } from '#engine/collection.ts'
import { areaWords } from '#engine/labels.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { programmeOf } from '#screens/dashboards/programmes.ts'

const screens = {
  list: () => import('#screens/list/ListScreen.tsx'),
  detail: () => import('#screens/detail/DetailScreen.tsx'),
}
const { Part: ListScreen, preload: preloadList } = lazyPart(async () => {
  const [{ ListScreen }] = await Promise.all([screens.list(), i18next.loadNamespaces('names'), i18next.loadNamespaces('fields')])
  return ListScreen
})
const { Part: DetailScreen, preload: preloadDetail } = lazyPart(async () => {
  const [{ DetailScreen }] = await Promise.all([screens.detail(), i18next.loadNamespaces('names'), i18next.loadNamespaces('fields')])
  return DetailScreen
})
/** Fetches the screen of an address while the session and the rights are still being read. */
export function preloadScreen(pathname: string): void {
  const [area, collection, item] = pathname.split('/').filter(Boolean)
  if (!area || !collection) return
  void i18next.loadNamespaces(areaWords(area))
  if (item === undefined) preloadList()
  else preloadDetail()
}

const { Part: Dashboard } = lazyPart(async () => (await Promise.all([import('#screens/dashboards/Dashboard.tsx'), i18next.loadNamespaces('dashboard')]))[0].Dashboard)
const { Part: Reviews } = lazyPart(async () => (await Promise.all([import('#screens/reviews/Reviews.tsx'), i18next.loadNamespaces('reviews')]))[0].Reviews)
const { Part: Home } = lazyPart(async () => (await Promise.all([import('#app/HomePage.tsx'), i18next.loadNamespaces('home')]))[0].default)
const { Part: SignIn } = lazyPart(async () => (await import('#app/SignIn.tsx')).default)
const { Part: Door } = lazyPart(async () => (await Promise.all([import('#app/DoorPage.tsx'), i18next.loadNamespaces('doors')]))[0].default)
const { Part: Logout } = lazyPart(async () => (await import('#screens/logout/Logout.tsx')).default)
const { Part: NotFound } = lazyPart(async () => (await import('#screens/plain/NotFound.tsx')).NotFound)
const { Part: NoAccess } = lazyPart(async () => (await import('#screens/plain/NoAccess.tsx')).NoAccess)

const doors = ['reset', 'signup', 'signupFSP', 'demo', 'responsible'] as const

/** Made once: another order of a list is another address, too. */
const pages = createRoutesFromElements(
  <>
    <Route element={<PublicPage />}>
      <Route path="/login" element={<SignIn variant="standard" />} />
      <Route path="/loginFSP" element={<SignIn variant="fsp" />} />
      {doors.map((door) => (
        <Route key={door} path={`/${door}`} element={<Door key={door} door={door} />} />
      ))}
      <Route path="/logout" element={<Logout onLanguage={(language) => void switchLanguage(language)} />} />
      <Route path="/404" element={<main><NotFound /></main>} />
      <Route path="/403" element={<main><NoAccess /></main>} />
    </Route>
    <Route element={<Protected />}>
      <Route index element={<Home />} />
      <Route path="/:app" element={<AreaScreen />} />
      <Route path="/:app/:collection" element={<GuardedScreen />} />
      <Route path="/:app/:collection/:key" element={<GuardedScreen />} />
    </Route>
    <Route path="*" element={<Navigate to="/404" replace />} />
  </>,
)

/** Every address of the portal. */
export function Pages() {
  return useRoutes(pages)
}

/** The page of an area: a dashboard for staff, the peer reviews also for reviewers. */
function AreaScreen() {
  const viewer = useOutletContext<Viewer>()
  const { app } = useParams()
  const programme = programmeOf(app)
  if (app === 'irp') return reviewing(viewer) ? <Reviews /> : <Navigate to="/403" replace />
  if (!programme) return <Navigate to="/404" replace />
  return viewer.isStaff ? <Dashboard key={programme} programme={programme} /> : <Navigate to="/403" replace />
}

function GuardedScreen() {
  const guarded = useGuarded(useOutletContext<Viewer>())
  if ('refused' in guarded) return guarded.refused
  return <ScreenOf collection={guarded.collection} item={guarded.key} />
}

function ScreenOf({ collection, item }: { collection: Collection; item: number | '+' | undefined }) {
  if (item === undefined) return <ListScreen key={collection.path} collection={collection} />
  return (
    <DetailScreen
      key={`${collection.path}/${item}`}
      collection={collection}
      id={item === '+' ? undefined : item}
      onMissing={<NotFound />}
      onForbidden={<NoAccess />}
    />
  )
}
