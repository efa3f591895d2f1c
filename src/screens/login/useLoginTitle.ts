import { useEffect, useState } from 'react'
import { type PublicApp, publicApps } from '#api/signIn.ts'

/** The name of the app that sent the user here (`app`: its id, path or name), or undefined: then the default title stands. */
export function useLoginTitle(app: string | null): string | undefined {
  const [found, setFound] = useState<{ app: string; title: string | undefined }>()

  useEffect(() => {
    if (app === null || app === '') return undefined
    const stop = new AbortController()
    const find = async (): Promise<void> => {
      const apps = await publicApps(stop.signal)
      if (!stop.signal.aborted) setFound({ app, title: apps.find((one) => isMeant(one, app))?.name || undefined })
    }
    void find()
    return () => stop.abort()
  }, [app])

  return found?.app === app ? found?.title : undefined
}

function isMeant({ id, name, path }: PublicApp, app: string): boolean {
  const wanted = app.toLowerCase().replace(/^\//, '')
  return [String(id), name ?? '', (path ?? '').replace(/^\//, '')].some((text) => text.toLowerCase() === wanted)
}
