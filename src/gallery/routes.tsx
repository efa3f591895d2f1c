import type { RouteObject } from 'react-router-dom'
import i18next from 'i18next'

/** The gallery of controls, fields and charts: on the development server alone, next to the tree of the portal. */
export const galleryRoutes: RouteObject[] = [
  {
    path: 'gallery/:section?',
    lazy: async () => {
      const [{ Gallery }] = await Promise.all([
        import('./Gallery.tsx'),
        i18next.loadNamespaces(['actions', 'charts', 'forms', 'fields', 'names']),
      ])
      return { Component: Gallery }
    },
  },
]
