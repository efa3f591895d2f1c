import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queries } from '#app/session/queries.ts'
import { Toasts } from '#ui/toasts/Toasts.tsx'

/** Query devtools, on the development server only. */
const QueryDevtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : undefined

export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} useTransitions={false} />
      <Toasts />
      {QueryDevtools && (
        <Suspense fallback={null}>
          <QueryDevtools buttonPosition="bottom-left" />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
