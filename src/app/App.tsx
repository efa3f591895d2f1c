import { QueryClientProvider } from '@tanstack/react-query'
import { GuardedRouter } from '#app/GuardedRouter.tsx'
import { queries } from '#app/queries.ts'
import { RouteFault } from '#app/RouteFault.tsx'
import { Pages } from '#app/routes.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Notices } from '#ui/Notices.tsx'

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary level="screen" instead={<RouteFault />}>
        <GuardedRouter>
          <Pages />
        </GuardedRouter>
      </ErrorBoundary>
      <Notices />
    </QueryClientProvider>
  )
}
