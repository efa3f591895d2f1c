import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { queries } from '#app/queries.ts'
import { router } from '#app/routes.tsx'
import { Notices } from '#ui/Notices.tsx'

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>
  )
}
