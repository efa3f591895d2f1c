import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import { report } from '#lib/report.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import type { CommentsSource } from '#evaluation/board/comments/CommentsContext.ts'
import type { ReleasedComments } from '#evaluation/board/comments/releasedComments.ts'
import type { CommentFile } from './saveComments.ts'

const kinds: readonly CommentFile[] = ['pptx', 'xlsx', 'csv']

type Props = { chart: Chart; released: ReleasedComments | null; source: CommentsSource }

/** Saves the released texts: nothing else leaves the page. */
export function SaveComments({ chart, released, source }: Props) {
  const { t } = useTranslation('written')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const hasAny = (released?.texts.length ?? 0) > 0
  const blocked = !hasAny || !released?.complete
  const save = async (kind: CommentFile) => {
    if (!released) return
    try {
      const { filters, getText, getProvenance, readable } = source
      const own = readable === 'all' ? [] : [institutionFilter(readable.names)]
      const provenance = await getProvenance({ ...chart, filters: [...chart.filters, ...own] })
      // A file must not mix newer institutions with older texts.
      if (provenance.snapshot !== released.snapshot) return toast.error(t('save.changed'))
      const { saveComments } = await import('./saveComments.ts')
      await saveComments(kind, {
        chart,
        released,
        hideBelow,
        provenance,
        filters: [...filters, ...chart.filters].map(getText),
        t: tCharts,
        language,
      })
    } catch (error) {
      report(error, 'export of comments')
      toast.error(tCharts('export.failed-text'), { title: t('save.failed'), permanent: true })
    }
  }
  return (
    <MenuButton
      hideLabel
      icon={Download}
      label={t('save')}
      items={kinds.map((kind) => ({
        key: kind,
        label: tCharts(`export.${kind}`),
        disabled: blocked,
        reason: t(hasAny ? 'save.partial' : 'save.none'),
        onSelect: () => void save(kind),
      }))}
    />
  )
}
