import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { collatorOf } from '#lib/collator.ts'
import { searchable } from '#lib/searchable.ts'
import { useLanguage } from '#ui/i18n.ts'
import { notify } from '#ui/notices.ts'
import { changeViews, readViews, type SavedView } from './savedViews.ts'

/** The views somebody has of one list, by name, and what can be done with them. */
export function useViews(path: string) {
  const { t } = useTranslation(['views', 'portal'])
  const { id } = useViewer()
  const client = useQueryClient()
  const tellFault = useNotifyFault()
  const queryKey = [id, 'saved-views']
  const { data } = useQuery({ queryKey, queryFn: async () => await readViews(id), refetchOnWindowFocus: 'always' })
  const language = useLanguage()
  const views = (data ?? [])
    .filter((view) => view.path === path)
    .toSorted((one, other) => collatorOf(language).compare(one.name, other.name))

  const change = async (how: (all: SavedView[]) => SavedView[]) => {
    try {
      client.setQueryData(queryKey, await changeViews(id, how))
      return true
    } catch (error) {
      tellFault(error, t('title'))
      return false
    }
  }
  return {
    views,
    isTaken: (name: string, but?: string) =>
      views.some((view) => view.id !== but && searchable(view.name) === searchable(name.trim())),
    save: async (name: string, query: string) => {
      const isSaved = await change((all) => [
        ...all,
        { id: crypto.getRandomValues(new Uint32Array(2)).join('-'), name: name.trim(), path, query },
      ])
      if (isSaved) notify.success(t('saved', { name: name.trim() }))
    },
    rename: async (view: SavedView, name: string) =>
      await change((all) => all.map((one) => (one.id === view.id ? { ...one, name: name.trim() } : one))),
    remove: async (view: SavedView) => {
      const isGone = await change((all) => all.filter((one) => one.id !== view.id))
      const undo = () => void change((all) => (all.some((one) => one.id === view.id) ? all : [...all, view]))
      if (isGone) notify.success(t('removed', { name: view.name }), { action: { label: t('portal:undo'), run: undo } })
    },
  }
}
