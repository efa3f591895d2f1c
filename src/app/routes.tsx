import { lazy } from 'react'
import { createBrowserRouter, Navigate, useOutletContext } from 'react-router-dom'
import type { Viewer } from '#api/viewer.ts'
import { Protected, useGuarded } from '#app/guards.tsx'
import { switchLanguage } from '#app/preferences.ts'
import { PublicPage } from '#app/PublicPage.tsx'
import { RouteFault } from '#app/RouteFault.tsx'
import { loadWords } from '#ui/words.ts'

const screens = {
  list: () => import('#screens/list/ListScreen.tsx'),
  detail: () => import('#screens/detail/DetailScreen.tsx'),
}
const ListScreen = lazy(async () => {
  const [{ ListScreen }] = await Promise.all([screens.list(), loadWords('names'), loadWords('fields')])
  return { default: ListScreen }
})
const DetailScreen = lazy(async () => {
  const [{ DetailScreen }] = await Promise.all([screens.detail(), loadWords('names'), loadWords('fields')])
  return { default: DetailScreen }
})
const Home = lazy(() => import('#app/HomePage.tsx'))
const SignIn = lazy(() => import('#app/SignIn.tsx'))
const Logout = lazy(() => import('#screens/logout/Logout.tsx'))
const NotFound = lazy(() => import('#screens/plain/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound })))
const NoAccess = lazy(() => import('#screens/plain/NoAccess.tsx').then(({ NoAccess }) => ({ default: NoAccess })))

/** Every address of the portal. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteFault />,
    children: [
      {
        element: <PublicPage />,
        children: [
          { path: '/login', element: <SignIn variant="standard" /> },
          { path: '/loginFSP', element: <SignIn variant="fsp" /> },
          { path: '/logout', element: <Logout onLanguage={(language) => void switchLanguage(language)} /> },
          { path: '/404', element: <main><NotFound /></main> },
          { path: '/403', element: <main><NoAccess /></main> },
        ],
      },
      {
        element: <Protected />,
        children: [
          { index: true, element: <Home /> },
          { path: '/:app/:collection', element: <GuardedScreen /> },
          { path: '/:app/:collection/:key', element: <GuardedScreen /> },
        ],
      },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
])

function GuardedScreen() {
  const guarded = useGuarded(useOutletContext<Viewer>())
  if ('refused' in guarded) return guarded.refused
  const { collection, key } = guarded
  if (key === undefined) return <ListScreen key={collection.path} collection={collection} />
  return (
    <DetailScreen
      key={`${collection.path}/${key}`}
      collection={collection}
      id={key === '+' ? undefined : key}
      onMissing={<NotFound />}
      onForbidden={<NoAccess />}
    />
  )
}
