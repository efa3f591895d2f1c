import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FieldErrors, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import type { Collection } from '#engine/collection.ts'
import { SaveCancelled } from '#engine/form/SaveCancelled.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { notify } from '#ui/notices.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import { ChildMaker } from './newChild.ts'

/** Makes a child and leads to it; `onRefused` is told what the server has against its label. */
export function useCreate(
  collection: Collection,
  row: EvaluationRow,
  onMade: () => void,
  onRefused: (message: string) => void,
) {
  const { t } = useTranslation('children')
  const viewer = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFault = useNotifyFault()
  const [maker] = useState(() => new ChildMaker())
  const [isUncertain, setUncertain] = useState(false)

  const create = async (label: string) => {
    try {
      const made = await maker.make(row.id, label)
      await client.invalidateQueries({ queryKey: [viewer.id, evaluations] })
      onMade()
      await navigate(`/${collection.path}/${made.id}`)
      notify.success(t('created'))
    } catch (fault) {
      setUncertain((was) => fault instanceof ResultUnknown || (was && fault instanceof SaveCancelled))
      const refusal = fault instanceof FieldErrors ? fault.fields.find(({ path }) => path === 'label') : undefined
      if (refusal) onRefused(serverText(refusal.message))
      tellFault(fault, t('create'))
    }
  }
  return { create, isUncertain }
}
