import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { AuthenticatedLayout } from '#app/AuthenticatedLayout.tsx'
import { loadWithWords } from '#app/loadWithWords.ts'
import { onlyOnOtherPage, requireCollection, requireProgramme, requireReviewer, requireUser } from '#app/guards.ts'
import { PublicLayout } from '#app/PublicLayout.tsx'
import { LastResort, PageError, UserError } from '#app/RouteError.tsx'
import { RootLayout } from '#app/RootLayout.tsx'
import { Starting } from '#ui/Starting.tsx'

const authPages = { reset: 'Reset', signup: 'SignUp', signupFSP: 'SignUpFsp', demo: 'Demo', responsible: 'Responsible' } as const

const list = { Component: async () => (await loadWithWords(import('#app/CollectionPages.tsx'), 'names', 'fields')).ListPage }
const record = { Component: async () => (await loadWithWords(import('#app/CollectionPages.tsx'), 'names', 'fields')).RecordPage }

/** Pages that anybody may open. */
const publicPages: RouteObject[] = [
  { path: 'login', lazy: { Component: async () => (await loadWithWords(import('#app/SignIn.tsx'))).Login } },
  { path: 'loginFSP', lazy: { Component: async () => (await loadWithWords(import('#app/SignIn.tsx'))).LoginFsp } },
  ...Object.entries(authPages).map(([path, page]) => ({ path, lazy: { Component: async () => (await loadWithWords(import('#app/AuthPages.tsx'), 'doors'))[page] } })),
  { path: 'logout', lazy: { Component: async () => (await loadWithWords(import('#app/LogoutPage.tsx'))).LogoutPage } },
  { path: '404', lazy: { Component: async () => (await loadWithWords(import('#app/PlainPages.tsx'))).NotFoundPage } },
  { path: '403', lazy: { Component: async () => (await loadWithWords(import('#app/PlainPages.tsx'))).NoAccessPage } },
]

/** Pages behind the login. */
const userPages: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await loadWithWords(import('#app/HomePage.tsx'))).HomePage } },
  { path: 'irp', loader: requireReviewer, lazy: { Component: async () => (await loadWithWords(import('#screens/reviews/Reviews.tsx'))).Reviews } },
  { path: ':programme', loader: requireProgramme, lazy: { Component: async () => (await loadWithWords(import('#app/DashboardPage.tsx'), 'dashboard')).DashboardPage } },
  { path: ':app/:collection', loader: requireCollection, shouldRevalidate: onlyOnOtherPage, lazy: list },
  { path: ':app/:collection/:key', loader: requireCollection, shouldRevalidate: onlyOnOtherPage, lazy: record },
  { path: '*', loader: () => redirect('/404') },
]

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: LastResort,
    HydrateFallback: Starting,
    children: [
      { Component: PublicLayout, children: [{ ErrorBoundary: PageError, children: publicPages }] },
      {
        loader: requireUser,
        shouldRevalidate: onlyOnOtherPage,
        Component: AuthenticatedLayout,
        ErrorBoundary: UserError,
        children: [{ ErrorBoundary: PageError, children: userPages }],
      },
    ],
  },
]

/** The router over every address of the portal. It starts at once to load what the present address needs. */
export function createPortalRouter() {
  return createBrowserRouter(routes)
}
