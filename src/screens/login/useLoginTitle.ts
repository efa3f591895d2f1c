import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { type PublicApp, publicApps } from '#api/auth/signIn.ts'

/** The name of the app that sent the user here (`app`: its id, path or name), or undefined for the default title. */
export function useLoginTitle(app: string | null): string | undefined {
  const { data: apps } = useQuery({
    queryKey: queryKeys.early('apps'),
    queryFn: async ({ signal }) => await publicApps(signal),
    enabled: Boolean(app),
    staleTime: 'static',
    gcTime: 0,
  })
  return app ? apps?.find((one) => isMeant(one, app))?.name || undefined : undefined
}

function isMeant({ id, name, path }: PublicApp, app: string): boolean {
  const wanted = app.toLowerCase().replace(/^\//, '')
  return [String(id), name ?? '', (path ?? '').replace(/^\//, '')].some((text) => text.toLowerCase() === wanted)
}
