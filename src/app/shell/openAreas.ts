import { create } from 'zustand'

type Areas = Partial<Record<string, boolean>>

/** Which areas of the menu the user opened or closed; kept as long as the page is. */
export const useOpenAreas = create<{ areas: Areas; set: (key: string, isOpen: boolean) => void }>((set) => ({
  areas: {},
  set: (key, isOpen) => set(({ areas }) => ({ areas: { ...areas, [key]: isOpen } })),
}))
