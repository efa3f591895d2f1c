import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import './print.css'
import { useViewer } from './viewer.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { usePrinting } from '#ui/layout/printing.ts'

/**
 * Printed above a page only: from where, when and by whom, and the search of a list. The chips of its filters are
 * printed with it.
 */
export function PrintHead() {
  const { isPrinting } = usePrinting()
  return <div data-print-head>{isPrinting && <PrintFacts />}</div>
}

function PrintFacts() {
  const { t } = useTranslation()
  const { user } = useViewer()
  const [address] = useSearchParams()
  const { printedAt } = usePrinting()
  const search = address.get('search')
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  return (
    <>
      <p>
        {t('portal')} · {showMoment(new Date(printedAt).toISOString(), true)} · <bdi translate="no">{name}</bdi>
      </p>
      {search && (
        <p>
          {t('list.search')}
          {labelSeparator()}
          <bdi translate="no">{search}</bdi>
        </p>
      )}
    </>
  )
}
