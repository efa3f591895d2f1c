import { useSearchParams } from 'react-router-dom'

/** What of an evaluation is shown, as the address says; the settings for those who may save them. */
export function useMode(mayManage: boolean): 'read' | 'settings' {
  const [address] = useSearchParams()
  return mayManage && address.get('view') === 'settings' ? 'settings' : 'read'
}
