import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FieldErrors, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { notify } from '#ui/notices.ts'
import { evaluations } from './calls.ts'
import { ChildMaker } from './newChild.ts'

/** Makes a child, once at a time, and leads to it. */
export function useCreate(collection: Collection, row: Row, onMade: () => void) {
  const { t } = useTranslation('children')
  const viewer = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFault = useTellFault()
  const [maker] = useState(() => new ChildMaker())
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isUncertain, setUncertain] = useState(false)
  const [error, setError] = useState<string>()

  const create = async (label: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      const made = await maker.make(row.id, label)
      await client.invalidateQueries({ queryKey: [viewer.id, evaluations] })
      onMade()
      await navigate(`/${collection.path}/${made.id}`)
      notify.success(t('created'))
    } catch (fault) {
      setUncertain(fault instanceof ResultUnknown)
      if (fault instanceof FieldErrors) setError(fault.fields.filter(({ path }) => path === 'label').map(({ message }) => serverText(message)).join(' ') || undefined)
      tellFault(fault, t('create'))
    }
    running.current = false
    setBusy(false)
  }
  return { create, isBusy, isUncertain, error }
}
