import { create } from 'zustand'

/** Whether the list of keys is open. */
export const useKeysDialog = create<{ isOpen: boolean }>(() => ({ isOpen: false }))
