import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queries } from '#app/queries.ts'
import { Notices } from '#ui/Notices.tsx'

export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} useTransitions={false} />
      <Notices />
    </QueryClientProvider>
  )
}
