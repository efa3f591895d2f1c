import { useSearchParams } from 'react-router-dom'

/** What of an evaluation is shown, as the address says; its settings and its editor for those who may save them. */
export function useMode(mayManage: boolean): 'read' | 'settings' | 'edit' {
  const [address] = useSearchParams()
  const view = address.get('view')
  return mayManage && (view === 'settings' || view === 'edit') ? view : 'read'
}
