import Tags from 'lucide-react/icons/tags'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { type CommentsPage, fewestWriters } from '#evaluation/model/comments.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { usePrinting } from '#ui/layout/printing.ts'
import report from '#ui/report.module.css'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import type { CommentsSource } from './CommentsContext.ts'
import { PrintedComments } from './PrintedComments.tsx'
import { SaveComments } from '#evaluation/board/comments/files/SaveComments.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import type { ThemesDialogProps } from './ThemesDialog.tsx'
import { useComments, type View } from './useComments.ts'
import { useOwnComments } from './useOwnComments.ts'

const { Part: ThemesDialog } = lazyComponent<ThemesDialogProps>(
  async () => (await import('./ThemesDialog.tsx')).ThemesDialog,
  'dialog',
)

const pageSize = 20

export type CommentsPanelProps = { chart: Chart; source: CommentsSource }

/** What patients wrote: a list to search, to order by themes and to release from. */
export function CommentsPanel({ chart, source }: CommentsPanelProps) {
  const { t } = useTranslation('written')
  const { t: tCharts } = useTranslation('charts')
  const { isPrinting } = usePrinting()
  const limit = Math.max(fewestWriters, useHideBelow())
  const { own, isRead, error, change } = useOwnComments(source.evaluation)
  const [view, setView] = useState<View>({ search: '', shown: 'all', size: pageSize })
  const [isEditing, setEditing] = useState(false)
  const { page, released } = useComments(chart, source, own, useDeferredValue(view))
  if (!page) return <Skeleton rows={4} shape="text" />
  if (page.state !== 'shown') return <p>{tCharts(`comments.${page.state}`, { limit })}</p>
  if (isPrinting) return <PrintedComments chart={chart} released={released} />
  const show = (changes: Partial<View>) => setView({ ...view, size: pageSize, ...changes })
  const left = page.found - page.texts.length
  return (
    <div className={classNames(report.body, styles.screen)}>
      {error && <Banner kind="error">{`${t('own.failed')} ${errorMessage(error)}`}</Banner>}
      <div className={styles.tools}>
        <TextField
          clearable
          label={t('search')}
          type="search"
          value={view.search}
          onChange={(search) => show({ search })}
        />
        <Button disabled={!isRead} icon={Tags} onClick={() => setEditing(true)}>
          {t('themes.edit')}
        </Button>
        <SaveComments chart={chart} released={released} source={source} />
      </div>
      {isRead && <ThemeChoice own={own} page={page} shown={view.shown} onShow={(shown) => show({ shown })} />}
      <div className={styles.note}>
        <p>{t('own')}</p>
        <p>{t('marks')}</p>
      </div>
      <Found page={page} />
      <ol aria-label={t('list')} className={styles.list}>
        {page.texts.map((comment) => (
          <CommentItem
            comment={comment}
            hasQuestion={new Set(chart.data.flatMap(({ keys }) => keys)).size > 1}
            isRead={isRead}
            key={comment.id}
            own={own}
            onChange={(one) => change(one, page.gone)}
            onThemes={() => setEditing(true)}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button onClick={() => setView({ ...view, size: view.size + pageSize })}>
          {t('more', { count: Math.min(left, pageSize) })}
        </Button>
      )}
      <Suspense>
        {isEditing && (
          <ThemesDialog
            themes={own.themes}
            onChange={(one) => change(one, page.gone)}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How many texts are found, announced whenever it changes. */
function Found({ page: { found, written, complete } }: { page: CommentsPage }) {
  const { t } = useTranslation('written')
  const text = `${t('found', { found, all: written })}${found === 0 ? `. ${t('none')}` : ''}`
  return (
    <>
      <p key={text} role="status">
        {text}
      </p>
      {!complete && <p className={styles.note}>{t('partial')}</p>}
    </>
  )
}
