import type { RefObject } from 'react'
import { showTime } from '#lib/dates.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import css from './NoticeList.module.css'
import { clearNotices, useNotices } from './notices.ts'
import { PopPanel } from './PopPanel.tsx'
import { useWords } from './words.ts'

export type NoticePanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const words = useWords()
  const kept = useNotices((state) => state.kept)
  return (
    <PopPanel align="end" anchor={anchor} label={words('notices.title')} onClose={onClose}>
      <div className={css['head']}>
        <h2>{words('notices.title')}</h2>
        {kept.length > 0 && (
          <Button kind="plain" onClick={clearNotices}>
            {words('notices.clear')}
          </Button>
        )}
      </div>
      {kept.length === 0 ? (
        <p className={css['empty']}>{words('notices.none')}</p>
      ) : (
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={css['list']} tabIndex={0}>
          {kept.map(({ key, kind, title, text, at }) => (
            <li key={key}>
              <time dateTime={at.toISOString()}>{showTime(at)}</time>
              <div>
                <span className={classes(css['kind'], kind === 'error' && css['error'])}>
                  <bdi>{title ?? words(`notices.${kind}`)}</bdi>
                </span>
                <bdi>{text}</bdi>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PopPanel>
  )
}
