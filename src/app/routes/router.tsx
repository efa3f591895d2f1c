import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { AuthenticatedLayout } from '#app/layouts/AuthenticatedLayout.tsx'
import {
  revalidateOnPathChange,
  requireAuth,
  requireCollection,
  requireInstitution,
  requireKnown,
  requirePlanner,
  requireReviewer,
  requireStaff,
  redirectTo,
  optionalUser,
} from './guards.ts'
import { ListPage } from './ListPage.tsx'
import { getPages, lazyPage, type PageRoute } from './pageRoute.ts'
import { PlainLayout } from '#app/layouts/PlainLayout.tsx'
import { switchLanguage } from '#app/session/preferences.ts'
import { PublicLayout } from '#app/layouts/PublicLayout.tsx'
import { RootLayout } from '#app/layouts/RootLayout.tsx'
import { RootErrorFallback, PageError, UserError } from './RouteError.tsx'
import type { PageEntry, RootHandle } from '#engine/pageHandle.ts'
import { type AreaName, areaList, getDashboard } from '#lib/areas.ts'
import type { Language } from '#lib/languages.ts'
import { portalPath } from '#lib/portalPath.ts'
import { loadDemoLogins } from '#screens/login/demoPeople.ts'

const signIn = async () => (await Promise.all([import('./SignIn.tsx'), loadDemoLogins()]))[0]
const authPages = () => import('./AuthPages.tsx')
const changeLanguage = (language: Language) => void switchLanguage(language)

/** Public pages. */
const publicPages: PageRoute[] = [
  {
    path: 'login',
    handle: { title: 'login.title' },
    lazy: lazyPage(signIn, ({ SignIn }) => <SignIn variant="standard" onLanguage={changeLanguage} />),
  },
  {
    path: 'loginFSP',
    handle: { title: 'login.fsp-title' },
    lazy: lazyPage(signIn, ({ SignIn }) => <SignIn variant="fsp" onLanguage={changeLanguage} />),
  },
  {
    path: 'reset',
    handle: { title: 'authPages:password.title' },
    lazy: lazyPage(authPages, ({ Reset }) => <Reset onLanguage={changeLanguage} />, 'authPages'),
  },
  {
    path: 'signup',
    handle: { title: 'authPages:signup.title' },
    lazy: lazyPage(authPages, ({ SignUp }) => <SignUp variant="standard" onLanguage={changeLanguage} />, 'authPages'),
  },
  {
    path: 'signupFSP',
    handle: { title: 'authPages:signup.fsp-title' },
    lazy: lazyPage(authPages, ({ SignUp }) => <SignUp variant="fsp" onLanguage={changeLanguage} />, 'authPages'),
  },
  {
    path: 'demo',
    handle: { title: 'authPages:demo.title' },
    lazy: lazyPage(authPages, ({ Demo }) => <Demo onLanguage={changeLanguage} />, 'authPages'),
  },
  {
    path: 'responsible',
    handle: { title: 'authPages:responsible.title' },
    lazy: lazyPage(authPages, ({ Responsible }) => <Responsible onLanguage={changeLanguage} />, 'authPages'),
  },
  {
    path: 'logout',
    handle: { title: 'authPages:logout.busy', palette: 'shell.logout' },
    lazy: lazyPage(
      () => import('#screens/logout/Logout.tsx'),
      ({ Logout }) => <Logout onLanguage={changeLanguage} />,
      'authPages',
    ),
  },
]

/** Public pages that are inside the shell for signed-in users. */
const plainPages: PageRoute[] = [
  {
    path: '404',
    handle: { title: 'actions:page-not-found', help: ['lost'] },
    lazy: lazyPage(
      () => import('#screens/plain/NotFound.tsx'),
      ({ NotFound }) => <NotFound onLanguage={changeLanguage} />,
      'actions',
    ),
  },
  {
    path: '403',
    handle: { title: 'no-access', help: ['lost'] },
    lazy: lazyPage(
      () => import('#screens/plain/NoAccess.tsx'),
      ({ NoAccess }) => <NoAccess onLanguage={changeLanguage} />,
      'actions',
    ),
  },
]

/** Pages behind the login. */
const userPages: PageRoute[] = [
  {
    index: true,
    handle: { title: 'home:title', help: ['home'], menu: { word: 'menu.home' } },
    lazy: lazyPage(
      () => import('#screens/home/Home.tsx'),
      ({ Home }) => <Home />,
      'home',
      'plan',
    ),
  },
  {
    path: 'irp',
    loader: requireReviewer,
    handle: { title: 'reviews:title', help: ['reviews'], menu: { word: 'menu.dashboard', under: 'irp' } },
    lazy: lazyPage(
      () => import('#screens/reviews/Reviews.tsx'),
      ({ Reviews }) => <Reviews />,
      'reviews',
    ),
  },
  ...areaList.filter(({ name }) => name !== 'irp').map(({ name }) => areaPage(name)),
  {
    path: 'own-plans',
    loader: requirePlanner,
    handle: { title: 'plan:year.own-title' },
    lazy: lazyPage(
      () => import('#screens/home/OwnPlans.tsx'),
      ({ OwnPlans }) => <OwnPlans />,
      'plan',
    ),
  },
  {
    path: 'institutions/:area/:id',
    loader: requireInstitution,
    handle: { help: ['institution'] },
    lazy: lazyPage(
      () => import('#screens/institution/Institution.tsx'),
      ({ Institution }) => <Institution />,
      'home',
      'plan',
      'actions',
      'fields-accounts',
    ),
  },
  // The list is the page of every collection: it is in the start chunk, where it compresses well with its parts.
  {
    path: ':app/:collection',
    loader: requireCollection,
    shouldRevalidate: revalidateOnPathChange,
    handle: { help: ['list'] },
    Component: ListPage,
  },
  {
    path: ':app/:collection/:key',
    loader: requireCollection,
    shouldRevalidate: revalidateOnPathChange,
    handle: { help: ['record'] },
    lazy: lazyPage(
      () => import('./RecordPage.tsx'),
      ({ RecordPage }) => <RecordPage />,
      'actions',
      'forms',
    ),
  },
  { path: ':unknown', loader: requireKnown },
  { path: '*', loader: (args) => redirectTo('/404', args) },
]

const tree: PageRoute[] = [
  {
    Component: PublicLayout,
    children: [
      {
        errorElement: (
          <main>
            <PageError />
          </main>
        ),
        children: publicPages,
      },
    ],
  },
  {
    loader: optionalUser,
    shouldRevalidate: revalidateOnPathChange,
    Component: PlainLayout,
    errorElement: <UserError />,
    children: [{ errorElement: <PageError />, children: plainPages }],
  },
  {
    loader: requireAuth,
    shouldRevalidate: revalidateOnPathChange,
    Component: AuthenticatedLayout,
    errorElement: <UserError />,
    children: [{ errorElement: <PageError />, children: userPages }],
  },
]

/** Every page with an address of its own, in the order of the tree: the source of the menu, the palette and reports. */
export const pages: readonly PageEntry[] = getPages(tree)

/** The whole tree. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <RootErrorFallback />,
    handle: { pages } satisfies RootHandle,
    children: tree,
  },
]

/**
 * The router over every address of the portal, and over those of `beside`. It starts immediately to load what the current
 * address needs.
 */
export function createPortalRouter(beside: RouteObject[] = []) {
  return createBrowserRouter([...routes, ...beside], { basename: portalPath })
}

/**
 * Resolves when the first page can be rendered with the data it requested; until then `index.html` shows that the
 * portal is starting.
 */
export async function hasFirstPage(router: ReturnType<typeof createPortalRouter>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** The page of an area: the dashboard of a programme, otherwise its first list. */
function areaPage(name: AreaName): PageRoute {
  const dashboard = getDashboard(name)
  const page = { path: name, caseSensitive: true, loader: requireStaff }
  if (!dashboard)
    return {
      ...page,
      handle: { title: 'dashboard:empty' },
      lazy: lazyPage(
        () => import('./FirstList.tsx'),
        ({ FirstList }) => <FirstList area={name} />,
        'dashboard',
      ),
    }
  return {
    ...page,
    handle: {
      title: 'dashboard:title',
      help: ['dashboard'],
      menu: dashboard.isInMenu ? { word: 'menu.dashboard', under: name } : undefined,
    },
    lazy: lazyPage(
      () => import('#screens/dashboards/Dashboard.tsx'),
      ({ Dashboard }) => <Dashboard {...dashboard} />,
      'dashboard',
      'hospitals',
    ),
  }
}
