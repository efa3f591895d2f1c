import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import { type Glance as Answer, institutionFilter } from '#evaluation/model/glance.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Benchmark, CountedChart } from '#evaluation/model/question.ts'
import { textOf } from '#evaluation/model/words.ts'
import { named } from '#evaluation/types/words/sentence.ts'
import { showDay } from '#lib/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { Counts } from './Counts.tsx'
import { Differences } from './Differences.tsx'
import { largestChanges, largestDifferences } from './findings.ts'
import styles from './Glance.module.css'
import { changeSentence, topicSentence } from './topicWords.ts'
import { type Institutions, useInstitutions } from './useInstitutions.ts'
import { useGlance } from './useGlance.ts'

export type GlanceProps = {
  data: Dataset
  charts: CountedChart[]
  benchmarks: Benchmark[]
  filters: RowFilter[]
  /** The filters in words. */
  lines: string[]
  /** Names the rows that are there; '' while there are none. */
  rows: string
  own: OwnInstitutions
  /** What a chart is called, by its `i`. */
  titleOf: (i: string) => string
  /** Filters the page by the institutions. */
  onFilter: (filter: RowFilter) => void
}

const noOthers: readonly string[] = []

/** Whether one's own institutions are better or worse, how sure that is, and where to look first. */
export function Glance({ data, charts, benchmarks, filters, lines, rows, own, titleOf, onFilter }: GlanceProps) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const id = useId()
  const institutions = useInstitutions(data, own, rows)
  const chosen = filters.find(({ attribute, operator }) => attribute === 'content_object' && operator === 'in')
  const names = institutions.names.filter((name) => chosen?.values.includes(name) ?? true)
  const others = institutions.isAgainstOthers ? institutions.others : noOthers
  const glance = useGlance(
    data,
    { charts, benchmarks, filters, language, hideBelow, institutions: rows === '' ? [] : names, others },
    rows,
  )
  const open = (i: string) => {
    // What is only an example is no filter of the reader's.
    if (institutions.kind !== 'example' && !chosen) onFilter(institutionFilter(names))
    showChart(i)
  }
  return (
    <section aria-labelledby={id} className={styles.glance}>
      <header className={styles.head}>
        <h2 id={id}>{t('glance.title')}</h2>
        {institutions.kind === 'example' && <Badge>{t('glance.example')}</Badge>}
        {institutions.offered.length > 0 && <Choice {...institutions} />}
        {institutions.others.length > 0 && <Against {...institutions} />}
      </header>
      {glance ? (
        <Found
          glance={glance}
          institutions={{ ...institutions, names }}
          lines={lines}
          titleOf={titleOf}
          onOpen={open}
        />
      ) : (
        <Before isChosen={institutions.kind !== 'chosen' || institutions.chosen !== null} />
      )}
    </section>
  )
}

/** Brings a chart into sight and leads the keyboard and the screen reader to it. */
function showChart(i: string): void {
  const chart = document.querySelector(`[data-chart="${CSS.escape(i)}"]`)
  const heading = chart?.querySelector('h2')
  if (!chart || !heading) return
  chart.scrollIntoView({ block: 'start' })
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function Before({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation('evaluation')
  return isChosen ? (
    <Spinner label={t('glance.loading')} />
  ) : (
    <p className={styles.sentence}>{t('glance.institution.choose-text')}</p>
  )
}

function Choice({ kind, offered, chosen, choose }: Institutions) {
  const { t } = useTranslation('evaluation')
  const all = kind === 'own' ? t('glance.institution.all') : undefined
  return (
    <div className={styles.choice}>
      <Dropdown
        clearable
        hideLabel
        label={t('glance.institution')}
        options={offered.map((name) => ({ value: name, label: name }))}
        placeholder={all ?? t('glance.institution.choose')}
        value={chosen}
        onChange={choose}
      />
    </div>
  )
}

function Against({ others, isAgainstOthers, compareWithOthers }: Institutions) {
  const { t } = useTranslation('evaluation')
  const options = [
    { value: 'benchmark', label: t('glance.against.benchmark') },
    { value: 'others', label: t('glance.against.others', { count: others.length }) },
  ]
  return (
    <div className={styles.choice}>
      <Dropdown
        hideLabel
        label={t('glance.against')}
        options={options}
        value={isAgainstOthers ? 'others' : 'benchmark'}
        onChange={(value) => compareWithOthers(value === 'others')}
      />
    </div>
  )
}

type FoundProps = Pick<GlanceProps, 'lines' | 'titleOf'> & {
  glance: Answer
  institutions: Institutions
  onOpen: (i: string) => void
}

function Found({ glance, institutions: { kind, names, others }, lines, titleOf, onOpen }: FoundProps) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const isOurs = kind === 'own'
  const subject = isOurs
    ? { text: t('glance.own', { count: names.length }), count: names.length }
    : named(names.join(', '), tCharts)
  const asked = { subject, isComplete: glance.complete, t: tCharts }
  const isOthers = glance.against === 'others'
  const told = isOurs ? `${t('glance.own', { count: names.length })} (${names.join(', ')})` : names.join(', ')
  const against = [...new Set(glance.topics.map(({ benchmark }) => textOf(benchmark.label, language)))]
  const changes = largestChanges(glance)
  const differences = largestDifferences(glance)
  if (glance.topics.every(({ figure }) => figure.n === 0 && !figure.isWithheld))
    return <p className={styles.sentence}>{t('glance.none')}</p>
  return (
    <>
      <p className={styles.sentence}>
        {[
          isOthers
            ? t('glance.compared.others', { institutions: capitalised(told), others: othersText(others, t) })
            : t('glance.compared', { institutions: told, benchmarks: against.join(', ') }),
          t(isOthers ? 'glance.comparisons.others' : 'glance.comparisons', { count: glance.comparisons }),
          ...(lines.length > 0 ? [t('glance.filtered', { filters: lines.join('; ') })] : []),
          ...(lines.length > 0 && !isOthers ? [t('glance.other-filters')] : []),
          ...(kind === 'example' ? [t('glance.example.text')] : []),
          ...(glance.complete ? [] : [t('glance.partial')]),
        ].join(' ')}
      </p>
      <Counts glance={glance} onOpen={onOpen} />
      {differences.length > 0 && (
        <>
          <h3>{t('glance.largest')}</h3>
          <Differences
            against={glance.against}
            titleOf={titleOf}
            topics={differences.map((topic) => ({
              topic,
              figure: topic.figure,
              sentence: topicSentence(topic, { ...asked, against: glance.against }),
            }))}
            onOpen={onOpen}
          />
        </>
      )}
      {glance.periods && (
        <>
          <h3>
            {t('glance.changes')} <span className={styles.periods}>{periodsText(glance.periods, t)}</span>
          </h3>
          {changes.length === 0 ? (
            <p className={styles.sentence}>
              {glance.changes === 0 ? t('glance.changes.few') : t('glance.changes.none')}{' '}
              {glance.changes > 0 && t('glance.changes.count', { count: glance.changes })}
            </p>
          ) : (
            <ul className={styles.changes}>
              {changes.map((topic) => (
                <li key={`${topic.chart} ${topic.item.keys.join()}`}>
                  <button className={styles.topic} type="button" onClick={() => onOpen(topic.chart)}>
                    <bdi>{textOf(topic.item.label, language) || topic.item.name}</bdi>
                  </button>{' '}
                  <span className={styles.sentence}>{changeSentence(topic, asked)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

/** As a line begins. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function othersText(others: readonly string[], t: TFunction<'evaluation'>): string {
  return `${t('glance.against.others', { count: others.length })} (${others.join(', ')})`
}

function periodsText({ now, before }: NonNullable<Answer['periods']>, t: TFunction<'evaluation'>) {
  const [last, earlier] = [now, before].map((days) => days.map(showDay).join(' – '))
  return t('glance.changes.periods', { now: last, before: earlier })
}
