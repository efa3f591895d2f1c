import { NoAccess } from '#screens/plain/NoAccess.tsx'
import { NotFound } from '#screens/plain/NotFound.tsx'

/** `/404` */
export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}

/** `/403` */
export function NoAccessPage() {
  return (
    <main>
      <NoAccess />
    </main>
  )
}
