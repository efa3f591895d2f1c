import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { AuthenticatedLayout } from './AuthenticatedLayout.tsx'
import {
  onlyOnOtherPage,
  requireArea,
  requireCollection,
  requireReviewer,
  requireUser,
  sentTo,
  userIfAny,
} from './guards.ts'
import { ListPage } from './ListPage.tsx'
import { lazyPage } from './lazyPage.ts'
import { PlainLayout } from './PlainLayout.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { RootLayout } from './RootLayout.tsx'
import { LastResort, PageError, UserError } from './RouteError.tsx'
import { portalPath } from '#lib/portalPath.ts'

const signIn = () => import('./SignIn.tsx')
const authPages = () => import('./AuthPages.tsx')

/** Pages that anybody may open. */
export const publicPages: RouteObject[] = [
  { path: 'login', lazy: lazyPage(signIn, ({ Login }) => Login) },
  { path: 'loginFSP', lazy: lazyPage(signIn, ({ LoginFsp }) => LoginFsp) },
  { path: 'reset', lazy: lazyPage(authPages, ({ Reset }) => Reset, 'authPages') },
  { path: 'signup', lazy: lazyPage(authPages, ({ SignUp }) => SignUp, 'authPages') },
  { path: 'signupFSP', lazy: lazyPage(authPages, ({ SignUpFsp }) => SignUpFsp, 'authPages') },
  { path: 'demo', lazy: lazyPage(authPages, ({ Demo }) => Demo, 'authPages') },
  { path: 'responsible', lazy: lazyPage(authPages, ({ Responsible }) => Responsible, 'authPages') },
  {
    path: 'logout',
    lazy: lazyPage(
      () => import('./LogoutPage.tsx'),
      ({ LogoutPage }) => LogoutPage,
      'authPages',
    ),
  },
]

/** Pages that anybody may open, inside the shell for whoever is signed in. */
export const plainPages: RouteObject[] = [
  {
    path: '404',
    lazy: lazyPage(
      () => import('#screens/plain/NotFound.tsx'),
      ({ NotFound }) => NotFound,
      'actions',
    ),
  },
  {
    path: '403',
    lazy: lazyPage(
      () => import('#screens/plain/NoAccess.tsx'),
      ({ NoAccess }) => NoAccess,
      'actions',
    ),
  },
]

/** Pages behind the login. */
const userPages: RouteObject[] = [
  {
    index: true,
    lazy: lazyPage(
      () => import('./HomePage.tsx'),
      ({ HomePage }) => HomePage,
      'home',
    ),
  },
  {
    path: 'irp',
    loader: requireReviewer,
    lazy: lazyPage(
      () => import('#screens/reviews/Reviews.tsx'),
      ({ Reviews }) => Reviews,
      'reviews',
    ),
  },
  {
    path: ':area',
    loader: requireArea,
    lazy: lazyPage(
      () => import('./AreaPage.tsx'),
      ({ AreaPage }) => AreaPage,
      'dashboard',
    ),
  },
  // The list is the page of every collection: it comes with the start, where it compresses with what it is made of.
  { path: ':app/:collection', loader: requireCollection, shouldRevalidate: onlyOnOtherPage, Component: ListPage },
  {
    path: ':app/:collection/:key',
    loader: requireCollection,
    shouldRevalidate: onlyOnOtherPage,
    lazy: lazyPage(
      () => import('./RecordPage.tsx'),
      ({ RecordPage }) => RecordPage,
      'actions',
      'forms',
    ),
  },
  { path: '*', loader: (args) => sentTo('/404', args) },
]

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <LastResort />,
    children: [
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
        loader: userIfAny,
        shouldRevalidate: onlyOnOtherPage,
        Component: PlainLayout,
        errorElement: <UserError />,
        children: [{ errorElement: <PageError />, children: plainPages }],
      },
      {
        loader: requireUser,
        shouldRevalidate: onlyOnOtherPage,
        Component: AuthenticatedLayout,
        errorElement: <UserError />,
        children: [{ errorElement: <PageError />, children: userPages }],
      },
    ],
  },
]

/** The router over every address of the portal. It starts at once to load what the present address needs. */
export function createPortalRouter() {
  return createBrowserRouter(routes, { basename: portalPath })
}

/** Resolves when the first page can be drawn, with the data it asked for; until then `index.html` says that the portal is starting. */
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
