import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { mayLeave } from '#engine/leaving.ts'

type Mode = 'read' | 'settings'

/** What of an evaluation is shown, as the address says; unsaved settings are left only by who says so. */
export function useMode(mayManage: boolean): Mode {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const wanted: Mode = mayManage && address.get('view') === 'settings' ? 'settings' : 'read'
  const [mode, setMode] = useState(wanted)
  const isAsking = useRef(false)
  if (wanted === 'settings' && mode === 'read') setMode(wanted)
  useEffect(() => {
    if (wanted === mode || isAsking.current) return
    isAsking.current = true
    // The address has changed already, within one page: the history asks nobody about that.
    const ask = async () => {
      const isFree = await mayLeave()
      isAsking.current = false
      if (isFree) setMode('read')
      else void navigate('?view=settings', { replace: true })
    }
    void ask()
  }, [wanted, mode, navigate])
  return mode
}
