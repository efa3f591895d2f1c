import { useTranslation } from 'react-i18next'
import {
  changeDevicePreferences,
  maxKept,
  type SavedView,
  useDevicePreferences,
} from '#api/storage/devicePreferences.ts'
import { useViewer } from '#engine/viewer.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { getCollator } from '#lib/text/collator.ts'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** The views of a person for one list, by name. */
export function useViews(path: string): SavedView[] {
  const { views } = useDevicePreferences(useViewer().id)
  const language = useLanguage()
  return views
    .filter((view) => view.path === path)
    .toSorted((one, other) => getCollator(language).compare(one.name, other.name))
}

/** The actions for the views of a list. */
export function useViewChanges(path: string) {
  const { t } = useTranslation(['actions', 'portal'])
  const { id } = useViewer()
  const views = useViews(path)
  const isFull = useDevicePreferences(id).views.length >= maxKept
  const change = (how: (all: readonly SavedView[]) => SavedView[]) =>
    changeDevicePreferences(id, (kept) => ({ views: how(kept.views) }))
  return {
    /** Why no further view can be saved. */
    full: isFull ? t('view.full', { n: maxKept }) : undefined,
    isTaken: (name: string, but?: string) =>
      views.some((view) => view.id !== but && normalizeForSearch(view.name) === normalizeForSearch(cleanLine(name))),
    save: (name: string, query: string) => {
      change((all) => [
        ...all,
        { id: crypto.getRandomValues(new Uint32Array(2)).join('-'), name: cleanLine(name), path, query },
      ])
      toast.success(t('view.saved', { name: cleanLine(name) }))
    },
    rename: (view: SavedView, name: string) =>
      change((all) => all.map((one) => (one.id === view.id ? { ...one, name: cleanLine(name) } : one))),
    remove: (view: SavedView) => {
      change((all) => all.filter((one) => one.id !== view.id))
      const undo = () => change((all) => (all.some((one) => one.id === view.id) ? [...all] : [...all, view]))
      toast.success(t('view.removed', { name: view.name }), { action: { label: t('portal:undo'), run: undo } })
    },
  }
}
