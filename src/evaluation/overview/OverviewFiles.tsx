import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvenanceContext } from '#evaluation/chart/provenance.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { report } from '#lib/report.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { HeadInput } from './headLines.ts'
import styles from './Overview.module.css'
import { overviewSheet } from './overviewSheet.ts'
import type { Tables } from './saveTables.ts'

type Props = { input: HeadInput; charts: CountedChart[]; tables: Tables }

/** Saves the overview as a picture, and all tables of the page as a workbook; nothing while the data is partial (D-40). */
export function OverviewFiles({ input, charts, tables }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const getProvenance = useContext(ProvenanceContext)
  const { complete } = input.overview
  const blocked = { disabled: !complete, reason: complete ? undefined : t('overview.save.blocked') }
  const save = async (make: () => Promise<unknown>) => {
    try {
      await make()
    } catch (error) {
      report(error, 'export of the overview')
      toast.error(tCharts('export.failed-text'), { title: tCharts('export.failed'), permanent: true })
    }
  }
  const savePicture = async () => {
    const { savePicture } = await import('./savePicture.ts')
    const { result, readAt } = tables
    await savePicture({ ...input, charts, result, readAt, getProvenance, t, tCharts, language })
  }
  const saveTables = async () => {
    const { saveTables } = await import('./saveTables.ts')
    const sheet = overviewSheet(input, t, tCharts, language)
    await saveTables({ ...tables, sheet, charts, getProvenance, t: tCharts, language })
  }
  return (
    <div className={styles.save}>
      <Button
        icon={Image}
        kind="plain"
        title={t('overview.picture')}
        {...blocked}
        onClick={() => void save(savePicture)}
      >
        {t('overview.picture')}
      </Button>
      <Button
        icon={Download}
        kind="plain"
        title={t('overview.save')}
        {...blocked}
        onClick={() => void save(saveTables)}
      >
        {t('overview.save')}
      </Button>
    </div>
  )
}
