import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openSection } from '#engine/form/openSection.ts'
import styles from './RecordIndex.module.css'
import type { Section } from './useSections.ts'

/** Fewer sections are found without an index. */
const minSections = 4

/** Links to the parts of a long record; the current one is marked and stays in sight while the page scrolls. */
export function RecordIndex({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('forms')
  const list = useRef<HTMLUListElement>(null)
  const ids = sections.map(({ id }) => id).join(' ')
  const current = useCurrent(ids)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // Only the strip scrolls, never the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 3
  }, [current])
  if (sections.length < minSections) return null
  return (
    <nav className={styles.index} aria-label={t('index')}>
      <p className={styles.title} aria-hidden="true">
        {t('index')}
      </p>
      <ul ref={list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              className={styles.mark}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => openSection(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part at the top of the window; at its very end the last one. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const find = () => {
      const all = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      const { clientHeight, scrollHeight, scrollTop } = document.documentElement
      const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      const passed = all.filter((part) => part.getBoundingClientRect().top <= margin + 8)
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      setCurrent((isAtEnd ? all.at(-1) : (passed.at(-1) ?? all[0]))?.id)
    }
    let frame = 0
    const plan = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    plan()
    window.addEventListener('scroll', plan, { passive: true })
    window.addEventListener('resize', plan)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', plan)
      window.removeEventListener('resize', plan)
    }
  }, [ids])
  return current
}
