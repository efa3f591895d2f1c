import { useLoaderData } from 'react-router-dom'
import type { Guarded } from '#app/guards.ts'
import { DetailScreen } from '#screens/detail/DetailScreen.tsx'
import { NoAccess } from '#screens/plain/NoAccess.tsx'
import { NotFound } from '#screens/plain/NotFound.tsx'

/** `/:app/:collection/:key` */
export function RecordPage() {
  const { collection, key } = useLoaderData<Guarded>()
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
