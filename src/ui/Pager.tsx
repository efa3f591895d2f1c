import { memo } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classes } from './classes.ts'
import { grouped } from './grouped.ts'
import { IconButton } from './IconButton.tsx'
import css from './Pager.module.css'
import { pagerButtons } from './pagerButtons.ts'
import { useWords } from './words.ts'

type Props = {
  page: number
  size: number
  count: number
  onPage: (page: number) => void
  /** What is paged through, where a page holds several lists. */
  of?: string | undefined
}

/** The pages of a list; nothing if it has only one. */
export const Pager = memo(function Pager({ page, size, count, onPage, of }: Props) {
  const words = useWords()
  if (!(count > size)) return null

  const pages = Math.ceil(count / size)
  const from = grouped((page - 1) * size + 1)
  const to = grouped(Math.min(page * size, count))
  return (
    <nav aria-label={of ? `${of}: ${words('pager.title')}` : words('pager.title')} className={css['pager']}>
      <p aria-live="polite" className={css['text']}>
        {words('pager.range', { from, to, n: grouped(count) })}
      </p>
      <div className={css['pages']}>
        <IconButton disabled={page <= 1} icon={ChevronLeft} label={words('pager.previous')} onClick={() => onPage(page - 1)} />
        {pagerButtons(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <span aria-hidden="true" className={css['gap']} key={index === 1 ? 'early' : 'late'}>
              …
            </span>
          ) : (
            <button
              aria-current={entry === page ? 'page' : undefined}
              aria-label={words('pager.page', { n: grouped(entry) })}
              className={classes(css['page'], (entry === 1 || entry === pages) && css['edge'])}
              key={entry}
              type="button"
              onClick={() => onPage(entry)}
            >
              {grouped(entry)}
            </button>
          ),
        )}
        <IconButton disabled={page >= pages} icon={ChevronRight} label={words('pager.next')} onClick={() => onPage(page + 1)} />
      </div>
    </nav>
  )
})
